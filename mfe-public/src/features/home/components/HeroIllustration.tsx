/** Illustration of a divi-divi tree with the sun and the sea. */
export function HeroIllustration({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 580 460" aria-hidden="true" focusable="false">
      <circle cx="440" cy="179" r="74" fill="var(--sun)" opacity="0.85" />
      <path
        fill="var(--sea)"
        opacity="0.9"
        d="M256 285C290 236 352 216 412 232C470 248 532 240 576 207C556 262 496 290 408 281C370 315 352 360 346 413L300 411C308 350 330 300 361 261C326 256 288 266 256 285Z"
      />
      <path
        fill="var(--lagoon)"
        opacity="0.15"
        d="M0 460C110 398 240 356 360 382C440 402 520 405 580 390V460Z"
      />
      <path
        fill="var(--lagoon)"
        opacity="0.32"
        d="M90 460C170 424 250 408 330 423C430 442 510 437 580 424V460Z"
      />
    </svg>
  );
}
