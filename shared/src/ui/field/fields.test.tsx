import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Profiler, useState } from 'react';
import { useForm } from 'react-hook-form';
import { I18nRoot } from '../../i18n/index.ts';
import { Checkbox } from './Checkbox.tsx';
import { NativeSelect } from './NativeSelect.tsx';
import { PasswordField } from './PasswordField.tsx';
import { RadioGroup } from './RadioGroup.tsx';
import { SearchField } from './SearchField.tsx';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';

const show = (element: React.ReactElement) => render(element, { wrapper: I18nRoot });

describe('a form that validates on blur', () => {
  const rules = { required: 'Fill this in.' };

  function Form() {
    const { register, formState, handleSubmit } = useForm({
      mode: 'onBlur',
      defaultValues: { name: '', letter: '', password: '', country: '', isAgreed: false },
    });
    const { errors } = formState;
    return (
      <form onSubmit={(event) => void handleSubmit(() => {})(event)}>
        <TextField label="Name" {...register('name', rules)} error={errors.name?.message} />
        <TextArea label="Letter" {...register('letter', rules)} error={errors.letter?.message} />
        <PasswordField label="Password" {...register('password', rules)} error={errors.password?.message} />
        <NativeSelect label="Country" {...register('country', rules)} error={errors.country?.message}>
          <option value="">Choose</option>
          <option value="aw">Aruba</option>
        </NativeSelect>
        <Checkbox label="I agree" {...register('isAgreed', rules)} error={errors.isAgreed?.message} />
        <button type="submit">Send</button>
      </form>
    );
  }

  it('says nothing about empty fields while a user tabs through them', async () => {
    const user = userEvent.setup();
    show(<Form />);
    for (let step = 0; step < 7; step += 1) await user.tab();
    expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
    expect(screen.queryAllByText('Fill this in.')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findAllByText('Fill this in.')).toHaveLength(5);
  });

  it('validates a field that was filled in and emptied', async () => {
    const user = userEvent.setup();
    show(<Form />);
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'A{Backspace}');
    await user.tab();
    expect(await screen.findAllByText('Fill this in.')).toHaveLength(1);
  });
});

describe('a field', () => {
  it('is found by its label and described by its hint', () => {
    show(<TextField label="Phone" hint="+297 and seven digits" />);
    const field = screen.getByRole('textbox', { name: 'Phone' });
    expect(field).toHaveAccessibleDescription('+297 and seven digits');
    expect(field).toBeValid();
  });

  it('shows the error first, then the hint', () => {
    show(<TextArea label="Letter" hint="At most 6,000 characters" error="Write something." />);
    const field = screen.getByRole('textbox', { name: 'Letter' });
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Write something. At most 6,000 characters');
  });

  it('does not move while a pointer is down, so that the click reaches its target', async () => {
    const { rerender } = show(<TextField label="Name" />);
    fireEvent.pointerDown(document.body);
    rerender(<TextField label="Name" error="Write something." />);
    expect(screen.queryByText('Write something.')).not.toBeInTheDocument();
    fireEvent.pointerUp(document.body);
    expect(screen.queryByText('Write something.')).not.toBeInTheDocument();
    fireEvent.click(document.body);
    expect(await screen.findByText('Write something.')).toBeVisible();
  });

  it('does not render again on a click while no error is deferred', async () => {
    const onRender = jest.fn();
    show(
      <Profiler id="field" onRender={onRender}>
        <TextField label="Name" hint="As on your passport" />
      </Profiler>,
    );
    onRender.mockClear();
    fireEvent.pointerDown(document.body);
    fireEvent.click(document.body);
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(onRender).not.toHaveBeenCalled();
  });

  it('shows the error after a press that led to no click', async () => {
    const { rerender } = show(<TextField label="Name" />);
    fireEvent.pointerDown(document.body);
    rerender(<TextField label="Name" error="Write something." />);
    fireEvent.pointerCancel(document.body);
    expect(await screen.findByText('Write something.')).toBeVisible();
  });

  it('says when it is optional', () => {
    show(<TextField label="Website" isOptional />);
    expect(screen.getByRole('textbox', { name: 'Website (optional)' })).toBeVisible();
  });

  it('shows the password on request and hides it again', async () => {
    show(<PasswordField label="Password" defaultValue="bon bini" />);
    const field = screen.getByLabelText('Password');
    expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field).toHaveAttribute('type', 'password');
  });

  it('has a visually hidden label when it is a bare select', async () => {
    show(
      <NativeSelect label="Sort by" isLabelHidden>
        <option>Newest</option>
        <option>Salary</option>
      </NativeSelect>,
    );
    const select = screen.getByRole('combobox', { name: 'Sort by' });
    await userEvent.selectOptions(select, 'Salary');
    expect(select).toHaveValue('Salary');
  });

  it('is a radio group with a label and an error', async () => {
    show(
      <RadioGroup
        label="Can you work on weekends?"
        isOptional
        error="Please answer."
        name="weekends"
        choices={[
          { value: 'yes', label: 'Yes' },
          { value: 'no', label: 'No' },
        ]}
      />,
    );
    const group = screen.getByRole('group', { name: 'Can you work on weekends? (optional)' });
    expect(group).toHaveAccessibleDescription('Please answer.');
    await userEvent.click(screen.getByRole('radio', { name: 'No' }));
    expect(screen.getByRole('radio', { name: 'No' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Yes' })).not.toBeChecked();
  });

  it.each([<TextField key="line" label="Text" />, <TextArea key="lines" label="Text" />])(
    'takes the text direction from what is typed',
    (field) => {
      show(field);
      expect(screen.getByRole('textbox', { name: 'Text' })).toHaveAttribute('dir', 'auto');
    },
  );

  it('keeps the count of an option out of its name', () => {
    show(<Checkbox label="Shifts" count={120} />);
    expect(screen.getByRole('checkbox', { name: 'Shifts' })).not.toBeChecked();
    expect(screen.getByText('120')).toBeVisible();
  });

  it('gives a form library its value, its error and its focus', async () => {
    const sent = jest.fn();
    function Form() {
      const { register, handleSubmit, formState } = useForm<{ name: string; agreed: boolean }>();
      return (
        <form onSubmit={(event) => void handleSubmit(sent)(event)}>
          <TextField
            label="Name"
            error={formState.errors.name?.message}
            {...register('name', { required: 'Tell us your name.' })}
          />
          <Checkbox label="Agreed" {...register('agreed')} />
          <button type="submit">Send</button>
        </form>
      );
    }
    show(<Form />);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    const field = screen.getByRole('textbox', { name: 'Name' });
    expect(await screen.findByText('Tell us your name.')).toBeVisible();
    expect(field).toHaveFocus();
    await userEvent.type(field, 'Xiomara');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Agreed' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(sent).toHaveBeenCalledWith({ name: 'Xiomara', agreed: true }, expect.anything());
  });
});

describe('the search field', () => {
  function Search() {
    const [value, setValue] = useState('');
    return <SearchField label="Search vacancies" value={value} onValueChange={setValue} />;
  }

  it('is emptied with one click, and keeps the focus', async () => {
    show(<Search />);
    const field = screen.getByRole('searchbox', { name: 'Search vacancies' });
    expect(screen.queryByRole('button', { name: 'Clear search' })).not.toBeInTheDocument();
    await userEvent.type(field, 'cook');
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(field).toHaveValue('');
    expect(field).toHaveFocus();
  });
});
