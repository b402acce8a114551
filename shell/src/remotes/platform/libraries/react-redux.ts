/** Hooks only, without `connect` and `batch`: React batches by itself. */
export { Provider, ReactReduxContext, shallowEqual, useDispatch, useSelector, useStore } from 'react-redux';
