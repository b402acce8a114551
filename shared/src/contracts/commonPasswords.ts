/** Common passwords of at least eight characters, in lower case, including names of this site. */
const COMMON_PASSWORDS = `12345678 123456789 1234567890 0123456789 87654321 11111111 111111111 1111111111 00000000 000000000 12341234 11223344
  12121212 88888888 99999999 66666666 55555555 77777777 147258369 987654321 123123123 112233445566 1q2w3e4r 1q2w3e4r5t
  1qaz2wsx 1qazxsw2 zaq12wsx q1w2e3r4 qwertyui qwertyuiop qwerty123 qwerty12 qwerty1234 qwertz123 asdfghjk asdfghjkl
  asdf1234 zxcvbnm1 zxcvbnm123 abcd1234 abc12345 abcdefgh abcdefg1 a1b2c3d4 aa123456 a1234567 a12345678 password password1
  password12 password123 password1234 password! password1! passw0rd p@ssw0rd p@ssword pa55word passwort wachtwoord
  wachtwoord1 contrasena contraseña welkom01 welkom123 welcome1 welcome123 iloveyou iloveyou1 ihateyou sunshine sunshine1
  princess princess1 football football1 baseball basketball superman superman1 batman123 starwars pokemon1 trustno1
  whatever computer internet samsung1 facebook google123 linkedin dragon123 monkey123 letmein1 letmein123 master123
  admin123 admin1234 administrator changeme changeme1 default1 testtest test1234 testing1 secret123 loveyou1 babygirl
  chocolate butterfly jennifer jonathan michelle alexander christian elizabeth victoria blessed1 jesus123 jesuschrist
  freedom1 summer2025 summer2026 winter2025 winter2026 aruba123 aruba297 aruba2025 aruba2026 onehappyisland happyisland
  bonbini1 bonbini123 oranjestad sannicolas careerportal`;

let known: Set<string> | undefined;

/** Returns true for a common password. Server and forms reject it. */
export function isCommonPassword(password: string): boolean {
  known ??= new Set(COMMON_PASSWORDS.split(/\s+/));
  return known.has(password.toLowerCase());
}
