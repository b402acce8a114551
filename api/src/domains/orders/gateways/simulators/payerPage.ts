import { escapeHtml } from '@cpa/shared/server';
import type { SimulatedPayment } from './simulatedPayment.ts';

/** Renders the payer's page, usually seen on a phone: purpose, amount and four actions. */
export function payerPage(
  payment: SimulatedPayment,
  { nonce, qrCode }: { nonce: string; qrCode: string },
): string {
  const rejected = `<p class="notice" role="status">Your bank refused this attempt. You can try again.</p>`;
  return frame(
    nonce,
    `Pay ${amountOf(payment)}`,
    `${payment.wasRejected ? rejected : ''}
<p class="amount">${amountOf(payment)}</p>
<p class="for">${escapeHtml(payment.description)}</p>
<figure><img src="${qrCode}" width="200" height="200" alt="QR code with the address of this page">
<figcaption>Scan to pay on your phone</figcaption></figure>
<div class="actions">
${button(payment, 'approve', 'Approve the payment', 'main')}
${button(payment, 'reject', 'Let the bank refuse this attempt')}
${button(payment, 'cancel', 'Cancel the payment')}
${button(payment, 'expire', 'Let it expire')}
</div>`,
  );
}

/** The payment has ended. */
export function paidElsewherePage(payment: SimulatedPayment, { nonce }: { nonce: string }): string {
  return frame(
    nonce,
    'This payment is closed',
    `<p class="amount">${amountOf(payment)}</p><p class="for">It ended with: ${payment.state}.</p>
<p><a class="button main" href="${escapeHtml(payment.returnUrl + payment.state)}">Back to the shop</a></p>`,
  );
}

function button({ id }: SimulatedPayment, action: string, label: string, kind = 'quiet'): string {
  return `<form method="post" action="/pay/${id}/${action}"><button class="button ${kind}">${label}</button></form>`;
}

function amountOf({ amount, currency }: SimulatedPayment): string {
  return `${escapeHtml(currency)} ${(amount / 100).toFixed(2)}`;
}

function frame(nonce: string, title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} · Simulated bank</title>
<style nonce="${nonce}">
:root { color-scheme: light dark; --paper: #fff; --sand: #f6f1e7; --ink: #12303a; --soft: #4b626a; --line: #dcd5c4; --sea: #0b6e7f; --on-sea: #fff; --notice: #fdeee4 }
@media (prefers-color-scheme: dark) {
  :root { --paper: #16272d; --sand: #0d1a1f; --ink: #eef3f2; --soft: #b4c4c8; --line: #34484f; --sea: #5cc4d4; --on-sea: #06232a; --notice: #46291a }
}
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 16px; font: 16px/24px system-ui, sans-serif; color: var(--ink); background: var(--sand) }
main { width: 100%; max-width: 400px; padding: 24px; border: 1px solid var(--line); border-radius: 10px; background: var(--paper); text-align: center }
h1 { margin: 0 0 16px; font-size: 16px; font-weight: 600; color: var(--soft) }
p { margin: 0 } .amount { font-size: 32px; line-height: 40px; font-weight: 700; font-variant-numeric: tabular-nums }
.for { color: var(--soft); overflow-wrap: anywhere } .notice { margin-bottom: 16px; padding: 12px; border-radius: 10px; background: var(--notice) }
figure { margin: 24px 0 } img { border-radius: 10px; max-width: 100% } figcaption { margin-top: 8px; font-size: 14px; color: var(--soft) }
.actions { display: grid; gap: 8px } .button { display: block; width: 100%; min-height: 44px; padding: 8px 16px; border-radius: 10px; border: 1px solid var(--line); font: inherit; font-weight: 600; color: var(--ink); background: none; text-decoration: none; cursor: pointer }
.main { border-color: var(--sea); color: var(--on-sea); background: var(--sea) } .button:focus-visible { outline: 3px solid var(--sea); outline-offset: 2px }
footer { margin-top: 24px; font-size: 14px; line-height: 20px; color: var(--soft) } a.button { margin-top: 24px }
</style></head><body><main><h1>Simulated bank</h1>${body}
<footer>No money moves here. This page stands in for the payer's bank while the portal is tried out.</footer></main></body></html>`;
}
