import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type {
  OptionRef,
  Order,
  PaymentMethod,
  PaymentMethods,
  PaymentStatus,
  SentooOrdered,
} from '@cpa/shared/contracts';
import type { ApiErrorData } from '@cpa/shared/http';
import { signedOut } from '@cpa/shared/session';
import { rootReducer } from '@cpa/shared/store';
import type { Billing } from '../model/cardForm.ts';
import { type Outcome, outcomeOf } from '../model/outcome.ts';

/** `waiting`: the payer pays at the bank. `ended`: see `outcome`. `rejected`: the API refused the order, see `error`. */
type Step = 'opening' | 'openFailed' | 'ready' | 'creating' | 'waiting' | 'ended' | 'rejected';

type Transaction = { id: string | null; status: PaymentStatus; method: PaymentMethod };

type PaymentState = {
  step: Step;
  methods: PaymentMethods['methods'];
  districts: OptionRef[];
  /** The specification's links of a payment by bank. */
  links: SentooOrdered['payment_data'] | null;
  /** The specification's transaction. */
  transaction: Transaction | null;
  outcome: Outcome | null;
  /** The order of this checkout, once it is placed. */
  order: Order | null;
  error: ApiErrorData | null;
  isCancelling: boolean;
  /** True while the checkout page is shown: only then does a payment redirect. */
  isShown: boolean;
};

const initialState: PaymentState = {
  step: 'opening',
  methods: [],
  districts: [],
  links: null,
  transaction: null,
  outcome: null,
  order: null,
  error: null,
  isCancelling: false,
  isShown: false,
};

type Submission = { billing: Billing; companyId: number | null };

const slice = createSlice({
  name: 'checkoutPayment',
  initialState,
  reducers: {
    /** The page may be shown already, for example at a retry. */
    checkoutOpened: ({ isShown }) => ({ ...initialState, isShown }),
    checkoutShown(state) {
      state.isShown = true;
    },
    checkoutLeft(state) {
      state.isShown = false;
    },
    checkoutReady(state, { payload }: PayloadAction<Pick<PaymentState, 'methods' | 'districts'>>) {
      state.methods = payload.methods;
      state.districts = payload.districts;
    },
    formOpened(state) {
      state.step = 'ready';
    },
    openFailed(state, { payload }: PayloadAction<ApiErrorData>) {
      state.step = 'openFailed';
      state.error = payload;
    },
    /** The card itself is passed outside the store. */
    cardSubmitted(state, _action: PayloadAction<Submission>) {
      startCreating(state);
    },
    bankSubmitted(state, _action: PayloadAction<Submission>) {
      startCreating(state);
    },
    linksReceived(state, { payload }: PayloadAction<SentooOrdered>) {
      state.links = payload.payment_data;
      state.transaction = { id: payload.transaction, status: payload.order_status, method: 'sentoo' };
    },
    /** The order of this checkout as the API reports it. */
    orderReported(state, { payload: order }: PayloadAction<Order>) {
      const { payment_status, payment_method, transaction, links } = order;
      state.order = order;
      state.transaction = { id: transaction, status: payment_status, method: payment_method };
      state.links = links;
      state.outcome = outcomeOf(order);
      state.step = state.outcome === null ? 'waiting' : 'ended';
      state.isCancelling = false;
    },
    outcomeUnknown(state, { payload }: PayloadAction<'lost' | 'checking' | 'notTaken'>) {
      state.step = 'ended';
      state.outcome = payload;
    },
    orderRejected(state, { payload }: PayloadAction<ApiErrorData>) {
      state.step = 'rejected';
      state.error = payload;
    },
    retryRequested(state) {
      Object.assign(state, {
        step: 'ready',
        outcome: null,
        order: null,
        links: null,
        transaction: null,
        error: null,
        isCancelling: false,
      });
    },
    lookUpRequested(state) {
      state.step = 'creating';
    },
    /** `forCard`: the buyer wants to pay by card instead. */
    cancelRequested(state, _action: PayloadAction<{ forCard: boolean }>) {
      state.isCancelling = true;
    },
    cancelFailed(state) {
      state.isCancelling = false;
    },
    /** The cart changed. Its payment links, if any, are for another purchase now. */
    cartChanged() {},
    /** Any change of the cart resets the payment links. */
    linksReset(state) {
      state.links = null;
      state.transaction = null;
    },
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
  selectors: { selectPayment: (state) => state },
});

function startCreating(state: PaymentState): void {
  state.step = 'creating';
  state.error = null;
}

export const paymentSlice = slice.injectInto(rootReducer);
export const events = slice.actions;
export const { selectPayment } = paymentSlice.selectors;
