/** True for the shape of an e-mail address, as programs look for it in a text. */
export const isEmail = (text: string | undefined): boolean =>
  /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i.test(text?.trim() ?? '');
