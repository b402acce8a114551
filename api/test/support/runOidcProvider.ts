/** Runs the OpenID provider of the browser tests: `node runOidcProvider.ts <port> <site URL>`. */
import { startOidcProvider } from './oidcProvider.ts';

const [, , port, siteUrl = ''] = process.argv;
const { url } = await startOidcProvider({ port: Number(port), siteUrl });
console.log(url);
