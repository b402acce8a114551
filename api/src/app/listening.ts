/** Listens on the port of an environment variable. @throws Error that names the variable when the port is in use. */
export async function listening<T>(variable: string, port: number, listen: () => Promise<T>): Promise<T> {
  try {
    return await listen();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(
      `Port ${port} is in use by another program. Stop it, or set ${variable} to another port.`,
      {
        cause: error,
      },
    );
  }
}
