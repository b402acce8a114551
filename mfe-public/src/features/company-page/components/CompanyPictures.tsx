import type { Company } from '@cpa/shared/contracts';
import { useText } from '../../../messages/laterTexts.ts';
import { companyImage } from '../../../pictures/scenes/companyImage.ts';
import styles from './CompanyPage.module.css';

/** Pictures of the work or of the team with their captions. */
export function CompanyPictures({ id, pictures }: Pick<Company, 'pictures'> & { id: 'life' | 'team' }) {
  const t = useText();
  return (
    <section id={id} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className={styles.heading}>
        {t(`company.tab.${id}`)}
      </h2>
      <ul className={styles.pictures}>
        {pictures.map(({ id: key, url, caption }) => (
          <li key={key}>
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
