import Pdf from 'pdfkit';
import { collectPdf, printable } from '../../platform/pdf/pdfText.ts';
import type { DemoClock } from './demoClock.ts';
import type { DemoPerson } from './demoData.ts';

const INK = '#0b2a33';
const SOFT = '#4c6670';
const MARGIN = 56;

/** Writes the resume of an invented person: one A4 page with selectable text. */
export async function writeDemoResume(person: DemoPerson, email: string, clock: DemoClock): Promise<Buffer> {
  const title = `${person.name}, resume`;
  const pdf = new Pdf({
    size: 'A4',
    margin: MARGIN,
    lang: 'en',
    info: { Title: title, Author: person.name },
  });
  const done = collectPdf(pdf);
  pdf.font('Helvetica-Bold').fontSize(24).fillColor(INK).text(printable(person.name));
  pdf.font('Helvetica').fontSize(12).fillColor(SOFT).text(printable(person.headline));
  pdf.fontSize(10).text(email).moveDown(1);
  const section = (heading: string): void => {
    pdf.moveDown(1).font('Helvetica-Bold').fontSize(13).fillColor(INK).text(heading).moveDown(0.3);
    pdf.font('Helvetica').fontSize(11);
  };

  section('Profile');
  pdf.text(printable(person.about));
  section('Work experience');
  for (const [job, employer, since, months] of person.work) {
    const until = months === 0 ? 'now' : clock.monthAgo(since - months);
    pdf.font('Helvetica-Bold').text(printable(job));
    pdf
      .font('Helvetica')
      .text(printable(`${employer}, ${clock.monthAgo(since)} to ${until}`))
      .moveDown(0.5);
  }
  section('Skills');
  pdf.text(printable(person.skills.join(', ')));
  section('Languages');
  pdf.text(printable(person.languages.map(capitalised).join(', ')));
  pdf.end();
  return await done;
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
