/** Types of what the tests use of s3rver, which has none. */
declare module 's3rver' {
  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      configureBuckets: { name: string; configs: string[] }[];
    });
    run(): Promise<object>;
    close(): Promise<void>;
  }
}
