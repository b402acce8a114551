import createSagaMiddleware, {
  CANCEL,
  END,
  buffers,
  channel,
  detach,
  eventChannel,
  multicastChannel,
  runSaga,
  stdChannel,
} from 'redux-saga';

const names = {
  CANCEL,
  END,
  buffers,
  channel,
  detach,
  eventChannel,
  multicastChannel,
  runSaga,
  stdChannel,
};

/**
 * The middleware function with the other exports as its properties. Works for strict ES modules, which take it as the
 * default export, and for interop code, which looks for `default`.
 */
export const reduxSaga: typeof names = Object.assign(
  (...args: Parameters<typeof createSagaMiddleware>) => createSagaMiddleware(...args),
  names,
  { __esModule: true, default: createSagaMiddleware },
);
