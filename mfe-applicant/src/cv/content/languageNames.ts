/** Names of languages in English, with those of other languages and their spellings, all as `plainWords`. */
export const LANGUAGE_NAMES: Readonly<Record<string, string>> = {
  dutch: 'nederlands holandes neerlandes hulandes',
  english: 'engels ingles',
  spanish: 'spaans espanol spano',
  papiamento: 'papiamentu papiaments',
  portuguese: 'portugees portugues',
  french: 'frans frances',
  german: 'duits aleman',
  chinese: 'chinees chino chines mandarin',
  filipino: 'filipijns tagalog',
};
