export {
  Provider,
  ReactReduxContext,
  batch,
  connect,
  shallowEqual,
  useDispatch,
  useSelector,
  useStore,
} from 'react-redux';
