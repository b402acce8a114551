import { Avatar, type AvatarProps } from '../../ui/index.ts';
import { type WithLogo, logoSources, nameForLogo } from './logoSources.ts';

type Props = Omit<AvatarProps, 'name' | 'src' | 'shape'> & { of: WithLogo };

/** Logo of a company or of the company of a vacancy: the first that loads, else the initials. */
export function CompanyLogo({ of, ...props }: Props) {
  return <Avatar {...props} name={nameForLogo(of)} src={logoSources(of)} shape="square" />;
}
