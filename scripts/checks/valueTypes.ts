import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

type ValueType = 'number' | 'string' | 'string | number';
type Compiled = ReturnType<typeof compileMessageOrThrow>;
type Values = Map<string, ValueType>;

/**
 * Returns a module with the types of the values that the texts of an English catalogue need, one line for each text
 * that has any; null if none has.
 */
export function valueTypes(messages: Record<string, string>): string | null {
  const lines = Object.entries(messages).flatMap(([key, message]) => {
    const values = valuesOf(message);
    const fields = [...values].map(([name, type]) => `${name}: ${type}`);
    return fields.length > 0 ? [`  '${key}': { ${fields.join('; ')} };`] : [];
  });
  if (lines.length === 0) return null;
  return `/** Written by scripts/checks/messageValues.ts. */\nexport type Values = {\n${lines.join('\n')}\n};\n`;
}

function valuesOf(message: string): Values {
  const values: Values = new Map();
  collect(compileMessageOrThrow(message), values);
  return values;
}

function collect(tokens: Compiled, values: Values): void {
  for (const token of Array.isArray(tokens) ? tokens : [tokens]) {
    if (!Array.isArray(token)) continue;
    const [name, format, branches] = token as [string, string?, Record<string, Compiled>?];
    // A value that is counted is a number wherever else it is written.
    if (values.get(name) !== 'number') values.set(name, typeOf(format));
    if (typeof branches === 'object') for (const branch of Object.values(branches)) collect(branch, values);
  }
}

function typeOf(format: string | undefined): ValueType {
  if (format === undefined) return 'string | number';
  return format === 'select' ? 'string' : 'number';
}
