import { applicationStatusSchema } from '../contracts/index.ts';
import * as icons from '../ui/icons/icons.tsx';
import { ApplicationStatusBadge } from '../domain/index.ts';
import { Avatar, Badge } from '../ui/index.ts';
import { LogoMark } from '../ui/logo/Logo.tsx';
import { Sample, Samples } from './Sample.tsx';
import styles from './Styleguide.module.css';

const names = [
  'Divi Cove Resort',
  'Cas di Sabor',
  'Bahia Digital',
  'Hospital Santa Clara',
  'Turtle Reef Divers',
  'Ñapa',
];

export function MarkSamples() {
  return (
    <Samples title="Badges, faces, marks">
      <Sample name="Badge">
        {(['neutral', 'info', 'success', 'warning', 'danger', 'accent'] as const).map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Sample>
      {(['recruiter', 'applicant'] as const).map((audience) => (
        <Sample key={audience} name={`Application status, for the ${audience}`}>
          {applicationStatusSchema.options.map((status) => (
            <ApplicationStatusBadge key={status} status={status} audience={audience} />
          ))}
        </Sample>
      ))}
      <Sample name="Avatar: companies, people, erased, picture that cannot be had">
        {names.map((name) => (
          <Avatar key={name} name={name} shape="square" />
        ))}
        <Avatar name="Jean-Pierre Maduro" size={36} />
        <Avatar name="Xiomara Croes" size={72} />
        <Avatar name={null} />
        <Avatar name="Cas di Sabor" src="/no-such-picture.png" shape="square" />
      </Sample>
      <Sample name="Mark">
        <LogoMark size={24} />
        <LogoMark />
        <LogoMark size={120} />
      </Sample>
      <Sample name="Icons" layout="stack">
        <div className={styles.icons}>
          {Object.entries(icons).map(([name, Icon]) => (
            <span key={name} className={styles.icon}>
              <Icon />
              {name.replace(/Icon$/, '')}
            </span>
          ))}
        </div>
      </Sample>
    </Samples>
  );
}
