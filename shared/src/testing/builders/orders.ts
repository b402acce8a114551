import { orderSchema } from '../../contracts/index.ts';
import { builder } from './builder.ts';

/** An order of one Starter package, paid by card at US$ 49. */
export const anOrder = builder(orderSchema)(() => ({
  id: 3,
  payment_status: 'paid',
  payment_method: 'cxpay',
  transaction: 'tx-3',
  company: { id: 1, name: 'Cas di Sabor' },
  items: [
    {
      package_id: 1,
      title: 'Starter',
      price: 4900,
      vacancies: 1,
      start_date: null,
      template: null,
      customTemplate: null,
      plan: null,
      vacancy_id: null,
      vacancy: null,
      duration_days: 30,
      sponsored: false,
    },
  ],
  total: 4900,
  currency: 'USD',
  links: null,
  card: { brand: 'Visa', last_four: '1111' },
  invoice_number: 'CPA-2026-00003',
  receipt: '/recruiter/orders/3/receipt',
  created_at: '2026-11-20T15:00:00.000Z',
  paid_at: '2026-11-20T15:00:05.000Z',
  refundable_until: null,
  refund: null,
  expires_at: null,
  rejected_at: null,
  failure: null,
  billing: { name: 'Berta Kock', email: 'berta@example.aw', address: 'Caya Mañana 14' },
}));
