import type { PaymentMethods } from '@cpa/shared/contracts';
import { errorText } from '../../../platform/errors/domainError.ts';
import { createNmiGateway } from './nmi/nmiGateway.ts';
import type { PaymentConfig } from '../../../platform/config/paymentConfig.ts';
import type { CardGateway, LocalProvider } from './paymentPorts.ts';
import { createSentooProvider } from './sentoo/sentooProvider.ts';

export interface Payments {
  /** Undefined: cards are not accepted. */
  cards: CardGateway | undefined;
  /** True with live credentials, when money moves. */
  isLive: boolean;
  sentoo: LocalProvider | undefined;
  methods: PaymentMethods['methods'];
}

/** Creates the gateways of this installation. */
export function createPayments({ cards, sentoo, timeoutMs }: PaymentConfig): Payments {
  return {
    cards: cards && createNmiGateway({ ...cards, timeoutMs }),
    isLive: cards?.isLive === true,
    sentoo: sentoo && createSentooProvider({ ...sentoo, timeoutMs }),
    methods: [
      {
        id: 'cxpay',
        available: cards !== undefined,
        sandbox: cards?.isLive === false,
        message: cards ? null : errorText('cards_off').message,
      },
      {
        id: 'sentoo',
        available: sentoo !== undefined,
        sandbox: sentoo?.isLive === false,
        message: sentoo ? null : errorText('sentoo_off').message,
      },
    ],
  };
}
