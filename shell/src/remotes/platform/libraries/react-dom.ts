export {
  createPortal,
  default,
  flushSync,
  preconnect,
  prefetchDNS,
  preinit,
  preload,
  requestFormReset,
  unstable_batchedUpdates,
  useFormStatus,
  version,
} from 'react-dom';
