import { renderCv } from '../templates/renderCv.ts';
import type { RenderRequest, RenderResponse } from './messages.ts';

type WorkerScope = {
  addEventListener: (type: 'message', listener: (event: MessageEvent<RenderRequest>) => void) => void;
  postMessage: (message: RenderResponse, transfer: Transferable[]) => void;
};
const worker = self as unknown as WorkerScope;

worker.addEventListener('message', ({ data: { id, cv, fonts, photo } }) => {
  renderCv(cv, { fonts, photo }).then(
    (result) => worker.postMessage({ id, result }, [result.pdf.buffer]),
    (error: unknown) =>
      worker.postMessage({ id, error: error instanceof Error ? error.message : String(error) }, []),
  );
});
