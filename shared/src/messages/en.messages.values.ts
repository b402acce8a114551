/** Written by scripts/checks/messageValues.ts. */
export type Values = {
  'money.AWG': { amount: string | number };
  'money.USD': { amount: string | number };
  'money.EUR': { amount: string | number };
  'salary.range': { min: string | number; max: string | number };
  'salary.from': { min: string | number };
  'salary.upTo': { max: string | number };
  'salary.hour': { amount: string | number };
  'salary.month': { amount: string | number };
  'salary.year': { amount: string | number };
  'ago.minutes': { count: number };
  'ago.hours': { count: number };
  'ago.days': { count: number };
  'ago.weeks': { count: number };
  'ago.months': { count: number };
  'ago.years': { count: number };
  'closes.days': { count: number };
  'closes.on': { day: string | number };
  'chip.remove': { name: string | number };
  'error.requestId': { requestId: string | number };
  'pages.page': { page: string | number };
  'pages.position': { page: string | number; last: string | number };
  'session.device': { browser: string | number; system: string | number };
  'session.seen': { when: string | number };
  'session.endNamed': { name: string | number };
};
