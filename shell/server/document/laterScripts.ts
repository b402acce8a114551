/** Element that holds the scripts of a rendered page until its first paint. */
const TEMPLATE_ID = 'later-scripts';

/** Longest wait for the first paint, in milliseconds. */
const PAINT_MS = 1000;

/**
 * Inserts the scripts after the first paint. A rendered page is complete without them, and on a slow link they would
 * delay the document and the fonts. A page in the background never paints, so it does not wait.
 */
export const LATER_SCRIPT =
  `(function(d){var t=d.getElementById('${TEMPLATE_ID}');` +
  'function insert(){if(t){d.body.append(d.importNode(t.content,true));t.remove();t=null}}' +
  'if(d.hidden)return insert();' +
  `requestAnimationFrame(function(){setTimeout(insert)});setTimeout(insert,${PAINT_MS})})(document)`;

/** Holds tags that load scripts until `LATER_SCRIPT` inserts them. */
export const laterScripts = (tags: readonly string[]): string =>
  `<template id="${TEMPLATE_ID}">${tags.join('')}</template>`;
