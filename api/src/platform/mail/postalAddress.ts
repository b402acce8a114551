/** Postal address of the operator, which every mail states. The default names the place only. */
export const POSTAL_ADDRESS = process.env['POSTAL_ADDRESS'] || 'Oranjestad, Aruba';
