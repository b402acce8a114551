import { Button, IconButton, TextField, XIcon } from '@cpa/shared/ui';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useText } from '../../../../messages/texts.ts';
import { addSkills } from '../../model/addSkills.ts';
import styles from './Section.module.css';

type SkillsFieldProps = { skills: string[]; onChange: (skills: string[]) => void };

/** Adds skills by Enter, comma or button and removes them by their cross. */
export function SkillsField({ skills, onChange }: SkillsFieldProps) {
  const t = useText();
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const add = () => {
    if (typed.trim()) onChange(addSkills(skills, typed));
    setTyped('');
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if ((event.key !== 'Enter' || !typed.trim()) && event.key !== ',') return;
    event.preventDefault();
    add();
  };
  return (
    <>
      <div className={styles.addRow}>
        <TextField
          ref={input}
          label={t('skills.add')}
          maxLength={60}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={onKeyDown}
          onBlur={() => {
            if (typed.trim()) onChange(addSkills(skills, typed));
            setTyped('');
          }}
        />
        <Button variant="secondary" onClick={add}>
          {t('skills.addButton')}
        </Button>
      </div>
      <ul className="row-2 wrap" aria-label={t('section.skills')}>
        {skills.map((skill) => (
          <li key={skill} className={styles.chip} dir="auto" lang="">
            {skill}
            <IconButton
              label={t('skills.remove', { skill })}
              icon={<XIcon size={16} />}
              onClick={() => {
                onChange(skills.filter((other) => other !== skill));
                input.current?.focus();
              }}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
