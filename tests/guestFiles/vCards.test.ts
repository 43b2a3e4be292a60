import { describe, expect, it } from 'vitest';
import { attendeesOf } from '../../schema/imports/csv.ts';
import { readGuestTable } from '../../schema/imports/guestFile.ts';

const read = (text: string) => readGuestTable(new TextEncoder().encode(text));
const peopleIn = (text: string) => {
  const { table, errors } = read(text);
  return table ? attendeesOf(table) : { rows: [], errors, notices: [] };
};
const card = (...lines: readonly string[]) =>
  ['BEGIN:VCARD', ...lines, 'END:VCARD', ''].join('\r\n');

describe('vCards', () => {
  it('of version 4.0 give the name, company, title, first address and number, note and id', () => {
    const text = card(
      'VERSION:4.0',
      'UID:urn:uuid:4fbe8971-0bc3-424c-9c26-36c3e1eff6b1',
      'FN:Mira Halvorsen',
      'N:Halvorsen;Mira;;Dr.;',
      'ORG:Nordlys\\, Søn & Co;Sales',
      'TITLE:CFO',
      'item1.EMAIL;TYPE=work:mira@example.com',
      'EMAIL;TYPE=home:other@example.com',
      'TEL;VALUE=uri;TYPE="voice,work":tel:+47-22-00-00-00',
      'PHOTO:data:image/jpeg;base64,MIICajCCAdOgAwIBAgICBEU',
      'NOTE:Speaks at nine\\nNeeds a lectern\\; tall',
    );
    expect(peopleIn(text)).toMatchObject({
      errors: [],
      rows: [
        {
          row: 1,
          name: 'Mira Halvorsen',
          attendeeRole: 'guest',
          company: 'Nordlys, Søn & Co',
          title: 'CFO',
          email: 'mira@example.com',
          phone: '+47-22-00-00-00',
          notes: 'Speaks at nine\nNeeds a lectern; tall',
          externalId: 'urn:uuid:4fbe8971-0bc3-424c-9c26-36c3e1eff6b1',
          photoUrl: null,
        },
      ],
    });
  });

  it('of version 3.0 are unfolded, and named by N without FN', () => {
    const text = card(
      'VERSION:3.0',
      'N:Lund;Bea;Maria;;',
      'FN:',
      'NOTE:This is a long no',
      ' te that was fol',
      '\tded twice',
    );
    expect(peopleIn(text).rows).toMatchObject([
      { name: 'Bea Maria Lund', notes: 'This is a long note that was folded twice' },
    ]);
  });

  it('without FN have the last name of Chinese, Japanese and Korean names first', () => {
    const text = card('VERSION:3.0', 'N:山田;太郎;;;') + card('VERSION:3.0', 'N:김;민수;;;');
    expect(peopleIn(text).rows).toMatchObject([{ name: '山田 太郎' }, { name: '김 민수' }]);
  });

  it('of version 2.1 are unfolded at spaces, and decoded from quoted-printable', () => {
    const text = card(
      'VERSION:2.1',
      'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=C3=9Cberacker;Veit',
      'FN;CHARSET=ISO-8859-1;QUOTED-PRINTABLE:Veit =DC=',
      'beracker',
      'ORG:Halden',
      ' Group',
      'PHOTO;JPEG;ENCODING=BASE64:',
      ' /9j/4AAQSkZJRgABAQEAYABgAAD/2wBD',
      '',
      'TITLE:Captain',
    );
    expect(peopleIn(text).rows).toMatchObject([
      { name: 'Veit Überacker', company: 'Halden Group', title: 'Captain' },
    ]);
  });

  it('may be many in one file, of any version, leaving out those of agents', () => {
    const agent = 'AGENT:BEGIN:VCARD';
    const text = `\uFEFF${card('VERSION:3.0', 'FN:Ada')}\r\n${card(
      'version:2.1',
      'fn:Ben',
      'BEGIN:VCARD',
      'FN:Agent',
      'END:VCARD',
      agent,
      'TITLE:Pilot',
    )}${card('VERSION:4.0', 'FN:Cai')}`;
    expect(peopleIn(text).rows.map(({ row, name, title }) => [row, name, title])).toEqual([
      [1, 'Ada', null],
      [2, 'Ben', 'Pilot'],
      [3, 'Cai', null],
    ]);
  });

  it('without a name, or with an invalid address, are reported by their number', () => {
    const text = card('FN:Ada') + card('ORG:Nobody') + card('FN:Ben', 'EMAIL:ben at home');
    expect(peopleIn(text).errors).toEqual([
      'Row 2: Name is required',
      'Row 3: email: Enter a valid email address',
    ]);
  });

  it('that do not end, or are not UTF-8, are refused', () => {
    expect(read(`${card('FN:Ada')}BEGIN:VCARD\nFN:Ben`).errors).toEqual([
      'Row 2: The vCard has no end',
    ]);
    const latin1 = Buffer.from(card('FN:Überacker'), 'latin1');
    expect(readGuestTable(new Uint8Array(latin1)).errors).toEqual([
      'The file is not UTF-8 text. Export the vCards as version 3.0 or 4.0 and try again.',
    ]);
    expect(read(card('FN:A\0da')).errors).toEqual([
      'Row 2: The text holds a NUL character, which no name can contain',
    ]);
  });

  it('may have a value of two megabytes of escapes', () => {
    const text = card('FN:Ada', `ORG:${'\\;'.repeat(900_000)}`);
    expect(peopleIn(text).errors).toEqual(['Row 1: company: Must be 200 characters or less']);
  });

  it('are read in one pass, however long a folded line is', () => {
    const blank = ' '.repeat(500_000);
    const text = card('VERSION:3.0', 'FN:Mira', `NOTE:Tall${blank}${'\n '.repeat(500_000)}`);
    expect(peopleIn(text).rows).toMatchObject([{ name: 'Mira', notes: 'Tall' }]);
  });
});
