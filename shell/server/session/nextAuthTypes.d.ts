import 'next-auth';
import 'next-auth/jwt';

declare module 'next-auth' {
  interface User {
    /** Session ID of the API. */
    sessionId?: string;
  }
}

declare module 'next-auth/jwt' {
  interface JWT {
    sessionId?: string;
  }
}
