import { useState } from 'react';
import {
  Checkbox,
  NativeSelect,
  PasswordField,
  RadioGroup,
  SearchField,
  TextArea,
  TextField,
} from '../ui/index.ts';
import { Sample, Samples } from './Sample.tsx';

const resumes = [
  { value: '1', label: 'resume-kitchen.pdf' },
  { value: '2', label: 'No resume' },
];
const answers = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

export function FieldSamples() {
  const [search, setSearch] = useState('front office');
  return (
    <Samples title="Fields">
      <Sample name="Empty, hint, error, optional, disabled" layout="grid">
        <TextField label="Name" autoComplete="off" />
        <TextField label="Phone" hint="+297 and seven digits" placeholder="+297 123 4567" />
        <TextField
          label="E-mail"
          error="This e-mail address is not valid. Write it like name@example.com."
          hint="We write to it once."
          defaultValue="xiomara@"
        />
        <TextField label="Website" isOptional />
        <TextField label="Name" disabled defaultValue="Xiomara Croes" />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          hint="At least eight characters"
          defaultValue="bon bini"
        />
        <NativeSelect label="District" defaultValue="">
          <option value="">All districts</option>
          <option>Noord/Tanki Leendert</option>
          <option>San Nicolas Noord</option>
        </NativeSelect>
        <NativeSelect label="Workload" error="Choose one.">
          <option>Full-time 40</option>
        </NativeSelect>
        <TextArea label="Cover letter" isOptional placeholder="Why you?" />
      </Sample>
      <Sample name="SearchField" layout="stack">
        <SearchField
          label="Search vacancies"
          placeholder="Job title, skill or company"
          value={search}
          onValueChange={setSearch}
        />
      </Sample>
      <Sample name="RadioGroup" layout="grid">
        <RadioGroup label="Resume" choices={resumes} name="resume" value="2" onChange={() => {}} />
        <RadioGroup
          label="Can you work on weekends?"
          choices={answers}
          name="weekends"
          error="Please answer."
        />
      </Sample>
      <Sample name="Checkbox" layout="grid">
        <Checkbox label="Hospitality and tourism" count={214} defaultChecked />
        <Checkbox label="Food and beverage" count={131} />
        <Checkbox label="Not to be had" disabled />
        <Checkbox label="I have read how my data is used" error="We need your consent." />
      </Sample>
    </Samples>
  );
}
