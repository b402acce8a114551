import { useState } from 'react';
import {
  BookmarkIcon,
  Button,
  Chip,
  ChipLink,
  IconButton,
  Link,
  LinkButton,
  SendIcon,
  ShareIcon,
  Spinner,
} from '../ui/index.ts';
import { Sample, Samples } from './Sample.tsx';

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;

export function ControlSamples() {
  const [isSaved, setIsSaved] = useState(true);
  const [isWorking, setIsWorking] = useState(false);
  const [filters, setFilters] = useState(['Hospitality and tourism', 'Shifts']);
  const work = () => {
    setIsWorking(true);
    setTimeout(() => setIsWorking(false), 2000);
  };
  return (
    <Samples title="Buttons, links, chips">
      {(['medium', 'small'] as const).map((size) => (
        <Sample key={size} name={`Button, ${size}`}>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} size={size}>
              {variant}
            </Button>
          ))}
          <Button size={size} icon={<ShareIcon />}>
            With icon
          </Button>
          <Button size={size} disabled>
            Disabled
          </Button>
          <Button size={size} isLoading>
            Loading
          </Button>
          <Button size={size} variant="secondary" isLoading={isWorking} icon={<SendIcon />} onClick={work}>
            Press me
          </Button>
        </Sample>
      ))}
      <Sample name="Button, wide">
        <Button isWide>Apply now</Button>
      </Sample>
      <Sample name="LinkButton, Link">
        <LinkButton to="?theme=light">Search vacancies</LinkButton>
        <LinkButton to="?theme=light" variant="secondary">
          Sign in
        </LinkButton>
        <Link to="?theme=light">A link in a sentence</Link>
        <Link to="?theme=light" variant="plain">
          A plain one
        </Link>
      </Sample>
      <Sample name="IconButton: plain, framed, pressed, disabled">
        <IconButton label="Share" icon={<ShareIcon />} />
        <IconButton label="Share" icon={<ShareIcon />} isFramed />
        <IconButton
          label="Save"
          icon={<BookmarkIcon />}
          isFramed
          isPressed={isSaved}
          onClick={() => setIsSaved(!isSaved)}
        />
        <IconButton label="Share" icon={<ShareIcon />} disabled />
      </Sample>
      <Sample name="Chip, ChipLink, Spinner">
        {filters.map((name) => (
          <Chip
            key={name}
            name={name}
            onRemove={() => setFilters(filters.filter((other) => other !== name))}
          />
        ))}
        <Chip name="Fixed" />
        <ChipLink to="?theme=light">Part-time</ChipLink>
        <ChipLink to="?theme=light">No diploma required</ChipLink>
        <Spinner label="Loading" />
      </Sample>
    </Samples>
  );
}
