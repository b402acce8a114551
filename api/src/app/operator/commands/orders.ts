import { CliError } from '@cpa/shared/server';
import { Argument, Option } from 'commander';
import pino from 'pino';
import { createPayments } from '../../../domains/orders/gateways/createPayments.ts';
import { settleOrder } from '../../../domains/orders/payment/settleOrder.service.ts';
import { requestRefund } from '../../../domains/orders/refunds/requestRefund.service.ts';
import { createPublishEvent } from '../../../platform/realtime/createPublishEvent.ts';
import { auditAction } from '../auditAction.ts';
import type { OperatorCommand } from '../operatorCommand.ts';
import { findOrder } from './orders.repository.ts';

const refund: OperatorCommand = {
  name: 'orders refund',
  argument: new Argument('<ID>', 'ID of the order'),
  summary: 'Refund a paid order and withdraw what it granted and was not used.',
  options: [
    new Option('--already-refunded', 'record a refund that was made at the provider; does not call it'),
  ],
  hasDryRun: true,
  run: async (context, { args, options }) => {
    const { config, database, isDryRun } = context;
    const orderId = Number(args[0]) || 0;
    const order = await findOrder(database, orderId);
    if (!order) throw new CliError(`No order found with ID ${args[0]}.`);
    if (order.payment_status !== 'paid') {
      throw new CliError(`Order ${orderId} is ${order.payment_status}. Only paid orders can be refunded.`);
    }
    const line = `order ${orderId}, ${order.total} ${order.currency} cents, ${order.used_units} units used`;
    if (isDryRun) return { data: order, text: `Refund of ${line}.` };
    await auditAction({ db: database }, 'order_refunded', orderId);
    const { siteUrl } = config;
    const publishEvent = createPublishEvent(config, pino({ level: 'silent' }));
    const now = new Date();
    if (options['alreadyRefunded'] === true) {
      await settleOrder(
        database,
        orderId,
        { status: 'refunded', reason: 'recorded by the operator' },
        { siteUrl, now, publishEvent },
      );
    } else {
      const deps = { db: database, payments: createPayments(config.payments), siteUrl, publishEvent };
      await requestRefund(deps, { orderId, now });
    }
    const after = (await findOrder(database, orderId))!;
    const text =
      after.payment_status === 'refunded'
        ? `Refunded ${line}. Credit note ${after.credit_note_number}.`
        : `The provider has not confirmed the refund of ${line}. A job repeats it until it does.`;
    return { data: after, text };
  },
};

export const orderCommands: OperatorCommand[] = [refund];
