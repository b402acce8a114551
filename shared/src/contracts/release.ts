import * as z from 'zod/mini';
import { releaseManifestSchema } from './manifest.ts';

/** Subresource integrity hash, for example `sha384-…`. */
const integritySchema = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/));

/**
 * Path of a file that browsers load, below the folder of its release. Types that a browser shows as a document, such as
 * HTML and SVG, and compressed copies are none of them: the site server compresses files itself.
 */
export const RELEASE_PATH =
  /^[\w-]+(?:\.[\w-]+)*\.(?:js|mjs|css|woff|woff2|icc|png|jpg|jpeg|webp|avif|gif|ico)$/;

/** Path of a module that only the site server runs. */
const SERVER_PATH = /^server\/(?:heads|pages)\.(?:cjs|mjs)$/;

const pathSchema = (pattern: RegExp) =>
  z
    .string()
    .check(
      z.maxLength(200),
      z.regex(pattern, 'a release has only scripts, style sheets, fonts and bitmap images, in no folder'),
    );
const fileOf = (pattern: RegExp) =>
  z.object({ path: pathSchema(pattern), integrity: integritySchema, bytes: z.int() });

/** File of a release: its path below the folder of the release, and its hash. */
const releaseFileSchema = fileOf(RELEASE_PATH);
const serverFileSchema = fileOf(SERVER_PATH);
export type ReleaseFile = z.infer<typeof releaseFileSchema>;

/** Route of a remote and the files that its first view needs besides the entry. `path` is a react-router pattern. */
const releaseRouteSchema = z.object({
  path: z.string(),
  scripts: z.array(z.string()),
  styles: z.array(z.string()),
  /** Lazy shared modules of the shell that this route needs immediately. */
  shared: z.optional(z.array(z.string())),
});
export type ReleaseRoute = z.infer<typeof releaseRouteSchema>;

/** Lazy shared module of the shell, with its files. */
const sharedModuleSchema = z.object({
  module: z.string(),
  scripts: z.array(z.string()),
  styles: z.array(z.string()),
});

/** `release.json`: the files of one build of a remote. Written by the build and never changed. */
export const remoteReleaseSchema = z.object({
  /** Folder name of the package. */
  name: z.string(),
  /** Name of the federation container: the folder name as an identifier. */
  container: z.string(),
  /** Hash of the content, so that equal builds have the same version. */
  version: z.string(),
  /** Required version of the platform contract, as a semver range. */
  contract: z.string(),
  entry: pathSchema(RELEASE_PATH),
  /** Files loaded with every route: the exposed module and its static imports. */
  initial: z.array(z.string()),
  files: z.array(releaseFileSchema),
  routes: z.array(releaseRouteSchema),
  /** Absent in the shell's release. */
  manifest: z.optional(releaseManifestSchema),
  /** Node module with the document heads of the remote's pages. The site server runs it; pages never load it. */
  heads: z.optional(serverFileSchema),
  /** CommonJS module that renders pages on the site server; absent: the browser renders them. Pages never load it. */
  server: z.optional(serverFileSchema),
  /** Shared modules that the code imports, with the range of versions it was built for. Absent in the shell's release. */
  requires: z.optional(z.record(z.string(), z.string())),
  /** Shared modules with their versions; only in the shell's release. */
  provides: z.optional(z.record(z.string(), z.string())),
  /** Version of the platform contract that the shell provides; only in the shell's release. */
  platform: z.optional(z.string()),
  /** Content of the platform contract; only in the shell's release. */
  offers: z.optional(
    z.object({
      modules: z.record(
        z.string(),
        z.object({ version: z.string(), isLazy: z.boolean(), names: z.array(z.string()) }),
      ),
      /** Source of each type, for example `remote.RemoteHost`. */
      types: z.record(z.string(), z.string()),
      /** Keys of texts with the names of their values, and of `paths`. */
      keys: z.record(z.string(), z.string()),
    }),
  ),
  /** Scripts and style sheets compressed with Brotli, and their limit, in bytes. Absent in the shell's release. */
  size: z.optional(z.object({ bytes: z.int(), budget: z.int() })),
  /** Lazy shared modules; only in the shell's release. */
  shared_modules: z.optional(z.array(sharedModuleSchema)),
});
export type RemoteRelease = z.input<typeof remoteReleaseSchema>;

/**
 * Checks what a build of this or of a later version has written, and returns it as it is: fields that are unknown here
 * stay, at every depth, because the version of a release depends on them. The build rejects unknown fields.
 * @throws ZodError
 */
export function parsePublished<Schema extends z.core.$ZodType>(
  schema: Schema,
  value: unknown,
): z.input<Schema> {
  const { error } = z.safeParse(schema, value);
  if (error && !error.issues.every(isUnknownField)) throw error;
  return value as z.input<Schema>;
}

const isUnknownField = (issue: z.core.$ZodIssue): boolean =>
  issue.code === 'unrecognized_keys' ||
  (issue.code === 'invalid_union' && issue.errors.some((option) => option.every(isUnknownField)));

/** An active remote: its release and the base URL of its paths. */
export const activeRemoteSchema = z.extend(remoteReleaseSchema, {
  manifest: releaseManifestSchema,
  base_url: z.string(),
  /** Mirror URLs of the same files, tried when the first fails. */
  mirror_urls: z.array(z.string()),
});
export type ActiveRemote = z.infer<typeof activeRemoteSchema>;

/** The release document: the active release of each remote. */
export const releaseDocumentSchema = z.object({
  /** Incremented with each activation. */
  revision: z.int(),
  remotes: z.array(activeRemoteSchema),
});
export type ReleaseDocument = z.infer<typeof releaseDocumentSchema>;
