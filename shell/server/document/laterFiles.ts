/** Element that holds the scripts and the whole style sheets of a rendered page until its first paint. */
const TEMPLATE_ID = 'later-files';

/** Longest wait for the first paint, in milliseconds. */
const PAINT_MS = 1000;

/**
 * Inserts the scripts after the first paint, and puts each whole style sheet in the place of its part. A rendered page is
 * complete without them, and on a slow link they would delay the document and the fonts. A page in the background never
 * paints, so it does not wait.
 */
export const LATER_SCRIPT =
  `(function(d){var t=d.getElementById('${TEMPLATE_ID}');` +
  'function insert(){if(!t)return;var c=d.importNode(t.content,true);t.remove();t=null;' +
  "c.querySelectorAll('style').forEach(function(s){" +
  "d.querySelector('style[data-part-of=\"'+s.dataset.href+'\"]').replaceWith(s)});" +
  'd.body.append(c)}' +
  'if(d.hidden)return insert();' +
  `requestAnimationFrame(function(){setTimeout(insert)});setTimeout(insert,${PAINT_MS})})(document)`;

/** Holds elements until `LATER_SCRIPT` inserts them: tags that load scripts, and style sheets. */
export const laterFiles = (tags: readonly string[]): string =>
  `<template id="${TEMPLATE_ID}">${tags.join('')}</template>`;
