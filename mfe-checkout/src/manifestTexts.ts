import type { Locale } from '@cpa/shared/contracts';

const en = {
  'nav.plans': 'Plans',
  'nav.cart': 'Cart',
  'badge.cart': 'Cart, {count, plural, one {# item} other {# items}}',
  'head.plans': 'What it costs to post a vacancy in Aruba, and what you get for it.',
  'heading.plans': 'Plans',
  'heading.plan': 'Plan',
  'heading.cart': 'Cart',
  'heading.checkout': 'Pay',
  'heading.payment': 'Your payment',
  'fallback.unknown':
    'If you were paying, we do not know yet whether your card was charged. See your orders before paying again.',
  'fallback.cart': 'If you were not, try again in a moment.',
  'fallback.orders': 'Your orders',
  'fallback.contact': 'Contact us',
};

/** Texts of the manifest in the languages of the site. */
export const manifestTexts = {
  en,
  pap: {
    'nav.plans': 'Plannan',
    'nav.cart': 'Garoshi',
    'badge.cart': 'Garoshi, {count, plural, one {# articulo} other {# articulo}}',
    'head.plans': 'Cuanto ta costa pa pone un vacatura na Aruba, y kico bo ta ricibi pa esey.',
    'heading.plans': 'Plannan',
    'heading.plan': 'Plan',
    'heading.cart': 'Garoshi',
    'heading.checkout': 'Paga',
    'heading.payment': 'Bo pago',
    'fallback.unknown':
      'Si bo tabata paga, nos no sa ainda si a cobra algo riba bo card. Mira bo ordennan prome cu bo paga atrobe.',
    'fallback.cart': 'Si bo no tabata paga, purba atrobe den un rato.',
    'fallback.orders': 'Bo ordennan',
    'fallback.contact': 'Tuma contacto cu nos',
  },
  nl: {
    'nav.plans': 'Pakketten',
    'nav.cart': 'Winkelwagen',
    'badge.cart': 'Winkelwagen, {count, plural, one {# artikel} other {# artikelen}}',
    'head.plans': 'Wat het kost om op Aruba een vacature te plaatsen, en wat je ervoor krijgt.',
    'heading.plans': 'Pakketten',
    'heading.plan': 'Pakket',
    'heading.cart': 'Winkelwagen',
    'heading.checkout': 'Betalen',
    'heading.payment': 'Je betaling',
    'fallback.unknown':
      'Was je aan het betalen, dan weten we nog niet of er iets van je kaart is afgeschreven. Bekijk je bestellingen voordat je opnieuw betaalt.',
    'fallback.cart': 'Was je niet aan het betalen, probeer het dan over een ogenblik opnieuw.',
    'fallback.orders': 'Je bestellingen',
    'fallback.contact': 'Neem contact op',
  },
  es: {
    'nav.plans': 'Planes',
    'nav.cart': 'Carrito',
    'badge.cart': 'Carrito, {count, plural, one {# artículo} other {# artículos}}',
    'head.plans': 'Cuánto cuesta publicar una vacante en Aruba y qué recibes a cambio.',
    'heading.plans': 'Planes',
    'heading.plan': 'Plan',
    'heading.cart': 'Carrito',
    'heading.checkout': 'Pagar',
    'heading.payment': 'Tu pago',
    'fallback.unknown':
      'Si estabas pagando, aún no sabemos si se cobró algo a tu tarjeta. Revisa tus pedidos antes de pagar de nuevo.',
    'fallback.cart': 'Si no estabas pagando, inténtalo de nuevo en un momento.',
    'fallback.orders': 'Tus pedidos',
    'fallback.contact': 'Contáctanos',
  },
} satisfies Record<Locale, Record<keyof typeof en, string>>;
