const MAX_SKILLS = 60;
const MAX_LENGTH = 60;

/** Appends typed skills, separated by commas, without duplicates in any case. */
export function addSkills(skills: readonly string[], typed: string): string[] {
  const known = new Set(skills.map((skill) => skill.toLowerCase()));
  const added = typed.split(/[,;\n]/).flatMap((part) => {
    const skill = part.trim().replaceAll(/\s+/g, ' ').slice(0, MAX_LENGTH);
    if (skill === '' || known.has(skill.toLowerCase())) return [];
    known.add(skill.toLowerCase());
    return [skill];
  });
  return [...skills, ...added].slice(0, MAX_SKILLS);
}
