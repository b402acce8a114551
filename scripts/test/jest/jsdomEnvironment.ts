import { TestEnvironment } from 'jest-environment-jsdom';

/** Browser APIs that jsdom lacks, or that Node's fetch does not accept in jsdom's version. */
const NODE_GLOBALS = [
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

/**
 * jsdom with Node's fetch API, which React Router's data requests and axios' fetch adapter need.
 * MessageChannel is left undefined: React's scheduler would use it and keep the process alive; without it, the
 * scheduler uses timers.
 */
export default class BrowserEnvironment extends TestEnvironment {
  constructor(...[config, context]: ConstructorParameters<typeof TestEnvironment>) {
    super(config, context);
    const define = (name: string, value: unknown) =>
      Object.defineProperty(this.global, name, { value, configurable: true, writable: true });
    const JsdomFormData = this.global.FormData;
    for (const name of NODE_GLOBALS) define(name, globalThis[name]);
    define('FormData', nodeFormData(JsdomFormData));
  }
}

/** Returns Node's FormData, which fetch accepts, with a constructor that reads a form element through jsdom's. */
function nodeFormData(JsdomFormData: typeof FormData): typeof FormData {
  return class extends FormData {
    constructor(form?: HTMLFormElement, submitter?: HTMLElement | null) {
      super();
      if (form) for (const [name, value] of new JsdomFormData(form, submitter)) this.append(name, value);
    }
  };
}
