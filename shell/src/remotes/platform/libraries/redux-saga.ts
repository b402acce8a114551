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
 * The middleware function with everything else on it. A strict ES module takes what it is given for the default
 * export, a lenient one looks for `default`; this answers both.
 */
export const reduxSaga: typeof names = Object.assign(
  (...args: Parameters<typeof createSagaMiddleware>) => createSagaMiddleware(...args),
  names,
  { __esModule: true, default: createSagaMiddleware },
);
