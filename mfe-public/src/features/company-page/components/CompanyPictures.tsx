import type { Company } from '@cpa/shared/contracts';
import { useText } from '../../../messages/laterTexts.ts';
import { companyImage } from '../../../pictures/scenes/companyImage.ts';
import styles from './CompanyPage.module.css';

/** Pictures of the work with their captions. */
export function CompanyPictures({ pictures }: Pick<Company, 'pictures'>) {
  const t = useText();
  return (
    <section id="life" aria-labelledby="life-heading">
      <h2 id="life-heading" className={styles.heading}>
        {t('company.life')}
      </h2>
      <ul className={styles.pictures}>
        {pictures.map(({ id, url, caption }) => (
          <li key={id}>
            <figure>
              <img
                className={styles.picture}
                src={companyImage(url, 640)}
                alt=""
                width={640}
                height={400}
                loading="lazy"
              />
              <figcaption className="mute break text-14 above-2" dir="auto" lang="">
                {caption}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
