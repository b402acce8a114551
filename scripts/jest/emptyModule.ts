/** Stands for a plain style sheet. */
export default {};
