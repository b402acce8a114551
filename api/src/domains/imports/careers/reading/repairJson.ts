/** Tokens outside strings: comments and wrappers, which are dropped, then punctuation, then words and numbers. */
const TOKEN = /\/\*[\s\S]*?(?:\*\/|$)|\/\/[^\n]*|<!--|-->|<!\[CDATA\[|\]\]>|[{}[\],:]|[\w$@.+-]+/y;
const LITERAL = /^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)$/;
/** Number of characters after a quote that decide whether it ends its string. */
const LOOKAHEAD = 60;

/**
 * Repairs handwritten JSON: comments, HTML comments and CDATA around it, missing and trailing commas, single quotes,
 * keys without quotes, raw line breaks and quotes inside strings. Returns undefined when brackets are unbalanced. Runs
 * in linear time.
 */
export function repairJson(text: string): string | undefined {
  const tokens: string[] = [];
  let depth = 0;
  for (let at = 0; at < text.length;) {
    const sign = text[at]!;
    if (sign === '"' || sign === "'") {
      const { value, end } = readString(text, at);
      push(tokens, value);
      at = end;
      continue;
    }
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(text)?.[0];
    at += token?.length ?? 1;
    // Inside an object it is a comment; outside, the data may be wrapped in it.
    if (token === '<!--' && depth > 0) at = endOf(text, '-->', at);
    if (token === undefined || /^(?:\/[/*]|<!|-->|\]\]>)/.test(token)) continue;
    if ('{['.includes(token)) depth += 1;
    if ('}]'.includes(token)) depth -= 1;
    push(tokens, /^[{}[\],:]$/.test(token) || LITERAL.test(token) ? token : JSON.stringify(token));
  }
  return depth === 0 ? tokens.join('') : undefined;
}

function endOf(text: string, mark: string, from: number): number {
  const found = text.indexOf(mark, from);
  return found === -1 ? text.length : found + mark.length;
}

/** Adds a missing comma before a value and drops a superfluous one. */
function push(tokens: string[], token: string): void {
  const before = tokens.at(-1) ?? '';
  if (token === ',') {
    if (!/^[{[,:]?$/.test(before)) tokens.push(token);
    return;
  }
  if (/^[}\]]$/.test(token)) {
    if (before === ',') tokens.pop();
  } else if (token !== ':' && !/^[{[,:]?$/.test(before)) {
    tokens.push(',');
  }
  tokens.push(token);
}

const ESCAPES: Record<string, string> = {
  '"': String.raw`\"`,
  '\n': String.raw`\n`,
  '\r': String.raw`\r`,
  '\t': String.raw`\t`,
};

/** Reads a string and escapes its quotes and control characters. An unclosed string extends to the end. */
function readString(text: string, start: number): { value: string; end: number } {
  const quote = text[start]!;
  const parts: string[] = [];
  let at = start + 1;
  for (; at < text.length; at++) {
    const sign = text[at]!;
    if (sign === '\\') {
      const next = text[(at += 1)] ?? '';
      parts.push(/["\\/bfnrtu]/.test(next) ? `\\${next}` : next);
    } else if (sign === quote && isEnd(text.slice(at + 1, at + 1 + LOOKAHEAD))) {
      break;
    } else {
      parts.push(ESCAPES[sign] ?? (/\p{Cc}/u.test(sign) ? ' ' : sign));
    }
  }
  return { value: `"${parts.join('')}"`, end: at + 1 };
}

/** A quote ends its string before a colon, a bracket, a comma with another value, or a new line with a key. */
function isEnd(behind: string): boolean {
  return (
    /^\s*(?:$|[:}\]]|\/[/*]|<!|;|-->)/.test(behind) ||
    /^\s*,\s*(?:$|["'{[}\]\d-]|\/[/*]|<!|true\b|false\b|null\b|\w+\s*:)/.test(behind) ||
    /^\s*\n\s*["'{[]/.test(behind)
  );
}
