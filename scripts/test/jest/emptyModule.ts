/** Mock for global style sheets. */
export default {};
