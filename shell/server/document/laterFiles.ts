/** Element that holds the scripts and style sheets of a rendered page until its first paint. */
const TEMPLATE_ID = 'later-files';

/** Longest wait for the first paint, in milliseconds. */
const PAINT_MS = 1000;

/**
 * Inserts the files after the first paint. A rendered page is complete without them, and on a slow link they would
 * delay the document and the fonts. A page in the background never paints, so it does not wait. A style sheet takes the
 * place of its part that the document contains, which stays when the file fails to load.
 */
export const LATER_SCRIPT =
  `(function(d){var t=d.getElementById('${TEMPLATE_ID}');` +
  "function place(l){var s=d.querySelector('style[data-part-of=\"'+l.dataset.href+'\"]');" +
  's.after(l);l.onload=function(){s.remove()};l.onerror=function(){s.dataset.href=l.dataset.href;l.remove()}}' +
  'function insert(){if(!t)return;var c=d.importNode(t.content,true);t.remove();t=null;' +
  "var l=c.querySelectorAll('link[data-later]');l.forEach(function(e){e.remove()});" +
  'd.body.append(c);l.forEach(place)}' +
  'if(d.hidden)return insert();' +
  `requestAnimationFrame(function(){setTimeout(insert)});setTimeout(insert,${PAINT_MS})})(document)`;

/** Holds tags that load files until `LATER_SCRIPT` inserts them. */
export const laterFiles = (tags: readonly string[]): string =>
  `<template id="${TEMPLATE_ID}">${tags.join('')}</template>`;
