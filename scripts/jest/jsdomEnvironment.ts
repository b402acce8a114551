import { BroadcastChannel } from 'node:worker_threads';
import { TestEnvironment } from 'jest-environment-jsdom';

/** What browsers have and jsdom has not, or has in a form that Node's own fetch does not take. */
const lent = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'Blob',
  'File',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'CompressionStream',
  'DecompressionStream',
  'TextEncoderStream',
  'TextDecoderStream',
  'TextEncoder',
  'TextDecoder',
  'structuredClone',
  'AbortController',
  'AbortSignal',
  'crypto',
  'Uint8Array',
  'ArrayBuffer',
] as const;

/** Node's own, except that one left open does not keep the test run from ending. */
class QuietBroadcastChannel extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    this.unref();
  }
}

/**
 * jsdom with Node's fetch and its relatives, which the router's data requests and axios' fetch adapter need.
 * No MessageChannel: React's scheduler would take it and hold the process open; without it, it uses timers.
 */
export default class BrowserEnvironment extends TestEnvironment {
  constructor(...[config, context]: ConstructorParameters<typeof TestEnvironment>) {
    super(config, context);
    const lend = (name: string, value: unknown) =>
      Object.defineProperty(this.global, name, { value, configurable: true, writable: true });
    const FormDataOfPage = this.global.FormData;
    for (const name of lent) lend(name, globalThis[name]);
    lend('BroadcastChannel', QuietBroadcastChannel);
    lend('FormData', formDataOver(FormDataOfPage));
  }
}

/** Node's FormData, which its fetch takes, and which also reads a form of the page: only jsdom's own can. */
function formDataOver(FormDataOfPage: typeof FormData): typeof FormData {
  return class extends FormData {
    constructor(form?: HTMLFormElement, submitter?: HTMLElement | null) {
      super();
      if (form) for (const [name, value] of new FormDataOfPage(form, submitter)) this.append(name, value);
    }
  };
}
