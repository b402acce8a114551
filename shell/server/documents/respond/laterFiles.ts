import { escapeHtml } from '@cpa/shared/server';
import { scriptJson } from '../rendering/escape.ts';
import type { ReleaseFile } from './releaseParts.ts';

/** Element with the parts that a document with content inserts later. */
const TEMPLATE_ID = 'later-files';

/** Element in the head that holds the tags that load scripts. */
const TAGS_ID = 'script-tags';

/** Trusted Types policy of `LATER_SCRIPT`. */
const POLICY = 'release-file';

/** Longest wait for the first paint, in milliseconds. */
const PAINT_MS = 1000;

/** Attempts to load the release file, and the milliseconds between two of them. */
const ATTEMPTS = 3;
const RETRY_MS = 1000;

/**
 * Loads the file with the releases, checked by its hash, and inserts the hashes of all scripts before the first script:
 * Firefox ignores an import map that comes after a module. A rendered page is complete without scripts, and on a slow
 * link they would delay the document and the fonts, so there they wait for the first paint. So do the rules that the
 * first paint does not need. A page in the background never paints, so it does not wait. Each step is a separate task:
 * together they would block a slow phone for 200 ms.
 */
export const LATER_SCRIPT =
  `((d,w)=>{const t=d.getElementById('${TEMPLATE_ID}'),h=d.getElementById('${TAGS_ID}'),{url,integrity}=t.dataset;` +
  `const p=w.trustedTypes?.createPolicy('${POLICY}',{createScript:s=>s});` +
  'const read=n=>fetch(url,{integrity,cache:n?"reload":"default"})' +
  '.then(r=>{if(!r.ok)throw Error(url+" responded with "+r.status);return r.json()})' +
  `.catch(e=>{if(n===${ATTEMPTS - 1})throw e;return new Promise(g=>setTimeout(g,${RETRY_MS})).then(()=>read(n+1))});` +
  'const add=(type,s)=>{const e=d.createElement("script");e.type=type;e.textContent=p?p.createScript(s):s;' +
  'd.body.append(e);return e};' +
  `const painted=d.hidden?Promise.resolve():new Promise(g=>{requestAnimationFrame(()=>setTimeout(g));setTimeout(g,${PAINT_MS})});` +
  'const next=()=>new Promise(g=>setTimeout(g));' +
  'const styled=painted.then(async()=>{for(const s of t.content.querySelectorAll("script[data-rest-of]")){' +
  'const {restOf}=s.dataset,e=d.querySelector(`style[data-part-of="${restOf}"]`),f=e.textContent;' +
  'let at=0,all="";JSON.parse(s.textContent).forEach(x=>{all+=typeof x==="string"?x:f.slice(at,at+=x)});' +
  'e.textContent=all+f.slice(at);e.dataset.href=restOf;e.removeAttribute("data-part-of");await next()}});' +
  'styled.catch(reportError).then(()=>t.remove());' +
  'Promise.all([read(0),"afterPaint" in t.dataset&&styled]).then(async([[map,release]])=>{' +
  'add("importmap",map);await next();add("application/json",release).id="release";' +
  'd.body.append(d.importNode(h.content,true));h.remove()}).catch(reportError)})(document,self)';

/**
 * Fetches the scripts of a rendered page once it has painted, while the browser still parses it and lays it out: on a slow
 * phone that takes longer than the scripts, which `LATER_SCRIPT` inserts.
 */
export const FETCH_SCRIPT =
  `(d=>{if(self.PerformanceObserver)new PerformanceObserver((_,o)=>{o.disconnect();` +
  `d.getElementById('${TAGS_ID}')?.content.querySelectorAll('[integrity]').forEach(s=>{const l=d.createElement('link');` +
  "l.rel='preload';l.as='script';l.crossOrigin='anonymous';l.integrity=s.integrity;l.fetchPriority='low';" +
  "l.href=s.src||s.href;d.head.append(l)})}).observe({type:'paint',buffered:true})})(document)";

/** Holds the tags that load scripts. */
export const scriptTemplate = (tags: readonly string[]): string =>
  `<template id="${TAGS_ID}">${tags.join('')}</template>`;

/** Rules of a style sheet that the first paint does not need, by its name. */
export type LaterRules = { name: string; rest: (number | string)[] };

export const laterRules = ({ name, rest }: LaterRules): string =>
  `<script type="application/json" data-rest-of="${escapeHtml(name)}">${scriptJson(rest)}</script>`;

/** Holds `laterRules`, and names the release file. */
export const laterFiles = (
  rules: readonly string[],
  { url, integrity }: ReleaseFile,
  isAfterPaint: boolean,
): string =>
  `<template id="${TEMPLATE_ID}" data-url="${escapeHtml(url)}" data-integrity="${integrity}"` +
  `${isAfterPaint ? ' data-after-paint' : ''}>${rules.join('')}</template>`;
