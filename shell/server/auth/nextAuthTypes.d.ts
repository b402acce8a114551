import 'next-auth';
import 'next-auth/jwt';

declare module 'next-auth' {
  interface User {
    /** The API's name for the sign-in. */
    sessionId?: string;
  }
}

declare module 'next-auth/jwt' {
  interface JWT {
    sessionId?: string;
  }
}
