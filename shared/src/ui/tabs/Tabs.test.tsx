import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nRoot } from '../../i18n/index.ts';
import { type Tab, Tabs, type TabsProps } from './Tabs.tsx';

const tabs: Tab<'letter' | 'answers' | 'notes'>[] = [
  { id: 'letter', name: 'Letter', content: 'I would like to cook.' },
  { id: 'answers', name: 'Answers', count: 3, content: 'Yes, at weekends.' },
  { id: 'notes', name: 'Notes', content: 'Call on Tuesday.', isDisabled: true },
];

const show = (props: Partial<TabsProps<'letter' | 'answers' | 'notes'>> = {}) =>
  render(
    <I18nRoot>
      <Tabs label="Application" tabs={tabs} {...props} />
    </I18nRoot>,
  );

describe('tabs', () => {
  it('shows the first panel, and another when its tab is clicked', async () => {
    show();
    expect(screen.getByRole('tablist', { name: 'Application' })).toBeVisible();
    expect(screen.getByRole('tabpanel', { name: 'Letter' })).toHaveTextContent('I would like to cook.');
    await userEvent.click(screen.getByRole('tab', { name: /Answers/ }));
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Yes, at weekends.');
    expect(screen.queryByText('I would like to cook.')).not.toBeInTheDocument();
  });

  it('moves by the arrow keys past disabled tabs', async () => {
    show();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: /Answers/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Letter' })).toHaveAttribute('aria-selected', 'true');
  });

  it('works as a controlled component', async () => {
    const onChange = jest.fn();
    show({ value: 'answers', onChange });
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Yes, at weekends.');
    await userEvent.click(screen.getByRole('tab', { name: 'Letter' }));
    expect(onChange).toHaveBeenCalledWith('letter');
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Yes, at weekends.');
  });
});
