/** What the tests use of an S3-compatible server that comes without types. */
declare module 's3rver' {
  export default class S3rver {
    constructor(options: {
      port: number;
      silent: boolean;
      directory: string;
      configureBuckets: { name: string; configs: string[] }[];
    });
    run(): Promise<object>;
    close(): Promise<void>;
  }
}
