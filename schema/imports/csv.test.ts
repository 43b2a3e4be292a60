import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { parseCsv } from './csv.ts';
import { readCsvTable } from './csvTable.ts';

const sample = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../tests/data/${name}`, import.meta.url)));

const errorsOf = (text: string) => parseCsv(text).errors;

it('splits a list by the separator of its header, whatever its names contain', () => {
  const { rows, errors } = parseCsv(
    'Name;Tag\nLong, Mira;guest\nByron, Ada;guest\nLi, Wei;guest\n',
  );
  expect(errors).toEqual([]);
  expect(rows).toMatchObject([{ row: 2 }, { row: 3 }, { row: 4 }]);
});

describe('a well-formed file', () => {
  it('gives the 48 guests of the client dinner', () => {
    const { rows, errors, notices } = parseCsv(sample('client-dinner-48.csv'));
    expect([rows.length, errors, notices]).toEqual([48, [], []]);
    expect(rows[1]).toMatchObject({
      row: 3,
      name: 'Sara Bielski',
      company: 'Halvorson - Crona',
      attendeeRole: 'opportunity',
      notes: 'Prefers not to sit by the band',
    });
  });

  it('reads a BOM, semicolons, CRLF, capitalised headers, and quotes within quotes', () => {
    const { rows, errors } = parseCsv(sample('gala-180-semicolon-bom.csv'));
    expect([rows.length, errors]).toEqual([180, []]);
    expect(rows[0]?.name).toBe('Veit Überacker');
    expect(rows.find((row) => row.name.startsWith('Anne-Sophie'))?.name).toBe(
      'Anne-Sophie "Annie" O’Neill',
    );
    expect(rows.find((row) => row.name === 'Braeden Homenick')?.notes).toBe(
      'Speaks first;\nneeds the lectern',
    );
  });

  it('reads party, diets, tags and VIPs', () => {
    const { rows, errors, notices } = parseCsv(
      [
        'name,tag,party,diet,tags,vip',
        'Ada,guest,Byron,"Vegetarian; no nuts, gluten-free",press; speaker,x',
        'Mira,guest,,,,no',
        'Olle,guest,,,VIP; vip,TRUE',
      ].join('\n'),
    );
    expect([errors, notices]).toEqual([[], []]);
    expect(rows).toMatchObject([
      {
        party: 'Byron',
        diets: ['vegetarian', 'no nuts', 'glutenFree'],
        tags: ['press', 'speaker', 'vip'],
      },
      { party: null, diets: null, tags: [] },
      { tags: ['VIP'] },
    ]);
  });

  it('reads roles and VIPs in other languages', () => {
    const cells = ['Kunde,ja', 'Mitarbeiterin,nein', 'INVITÉ,oui', 'Cliente,sí', 'Staff,-'];
    const { rows, errors } = parseCsv(`name,tag,vip\n${cells.map((of) => `Ada,${of}`).join('\n')}`);
    expect(errors).toEqual([]);
    expect(rows.map(({ attendeeRole, tags }) => [attendeeRole, tags])).toEqual([
      ['opportunity', ['vip']],
      ['employee', []],
      ['guest', ['vip']],
      ['opportunity', ['vip']],
      ['employee', []],
    ]);
  });

  it('reads allergies with their severity, access needs and external ids', () => {
    const { rows, errors, notices } = parseCsv(
      [
        'name,tag,Allergies,access,External ID',
        'Ada,guest,"nuts (anaphylaxis); milk",Wheelchair; near the door, CRM-1 ',
        'Mira,guest,"Egg: intolerance, fruit (kiwi, mango), Shellfish","High chair, HEARING",',
        'Olle,guest,;,,',
      ].join('\n'),
    );
    expect([errors, notices]).toEqual([[], []]);
    expect(rows).toMatchObject([
      {
        allergies: [
          { substance: 'nuts', severity: 'anaphylaxis' },
          { substance: 'milk', severity: 'allergy' },
        ],
        access: ['wheelchair', 'near the door'],
        externalId: 'CRM-1',
      },
      {
        allergies: [
          { substance: 'eggs', severity: 'intolerance' },
          { substance: 'fruit (kiwi, mango)', severity: 'allergy' },
          { substance: 'Shellfish', severity: 'allergy' },
        ],
        access: ['highChair', 'hearing'],
        externalId: null,
      },
      { allergies: null, access: null, externalId: null },
    ]);
  });

  it.each([
    'None',
    'None;',
    'n/a',
    'keine',
    'Aucune.',
    '-',
    '–',
    'No known allergies',
    'nada',
    ' NO ',
  ])('reads %j as no diet, no allergy and no need', (word) => {
    const header = 'name,tag,diet,allergies,access';
    const { rows, errors } = parseCsv(`${header}\nAda,guest,${word},${word},${word}`);
    expect(errors).toEqual([]);
    expect(rows).toMatchObject([{ diets: null, allergies: null, access: null }]);
  });

  it('splits lists at line breaks, and reads one within a name as a space', () => {
    const { rows, errors } = parseCsv(
      [
        'name,tag,diet,allergies,access,tags,together with',
        '"Ada\r\nByron",guest,"Vegan\nHalal","Nuts\nMilk (anaphylaxis)","Sight\nHearing","a\nb","Ben\nDan"',
      ].join('\r\n'),
    );
    expect(errors).toEqual([]);
    expect(rows).toMatchObject([
      {
        name: 'Ada Byron',
        diets: ['vegan', 'halal'],
        allergies: [
          { substance: 'nuts', severity: 'allergy' },
          { substance: 'milk', severity: 'anaphylaxis' },
        ],
        access: ['sight', 'hearing'],
        tags: ['a', 'b'],
        wishes: { togetherWith: ['Ben', 'Dan'] },
      },
    ]);
  });

  it.each([
    ['Mira Long <mira@example.com>', 'mira@example.com', []],
    ['mailto:mira@example.com', 'mira@example.com', []],
    ['mira@example.com ::: m@home.example', 'mira@example.com', ['Row 2: Only mira@example.com']],
    ['mira@example.com; m@home.example', 'mira@example.com', ['Row 2: Only mira@example.com']],
    ['n/a', null, []],
    ['-', null, []],
    ['anonymous', null, []],
  ])('reads the email address in %j', (cell, email, said) => {
    const { rows, errors, notices } = parseCsv(`name,tag,email\nMira,guest,${cell}`);
    expect([rows[0]?.email, errors]).toEqual([email, []]);
    expect(notices).toEqual(said.map((text) => `${text} is taken of the email addresses`));
  });

  it.each([
    ['linkedin.com/in/mira', 'https://linkedin.com/in/mira'],
    ['http://example.com', 'http://example.com'],
    ['/in/mira', 'https://www.linkedin.com/in/mira'],
    ['none', null],
  ])('reads the link %j', (cell, link) => {
    const { rows, errors, notices } = parseCsv(`name,tag,linkedinUrl\nMira,guest,${cell}`);
    expect([rows[0]?.linkedinUrl, errors, notices]).toEqual([link, [], []]);
  });

  it.each([
    ['Ada & Charles Byron', true],
    ['Mr and Mrs Byron', true],
    ['Herr und Frau Müller', true],
    ['Ada Byron +1', true],
    ['Sara Bielski (+1)', true],
    ['Familie Schmidt', true],
    ['The Byron family', true],
    ['Anders Andersen', false],
    ['José Ortega y Gasset', false],
    ['Hüseyin Plusquellec-Etter', false],
  ])('says whether %j may be several people, who get one seat', (name, isSaid) => {
    const { rows, notices } = parseCsv(`name,tag\n${name},guest`);
    expect(rows[0]?.name).toBe(name);
    const said =
      'Row 2 may name several people, but gets one seat. Give each a row, or use the column plus ones.';
    expect(notices).toEqual(isSaid ? [said] : []);
  });

  it('reads the email address behind a name, unless the row has one of its own', () => {
    const rows = [
      'Ada Byron <ada@example.com>,guest,',
      'Mira <m@home.example>,guest,mira@example.com',
    ];
    expect(parseCsv(['name,tag,email', ...rows].join('\n'))).toMatchObject({
      errors: [],
      rows: [
        { name: 'Ada Byron', email: 'ada@example.com' },
        { name: 'Mira', email: 'mira@example.com' },
      ],
    });
    expect(parseCsv('name,tag\nBo <bo@example.com>,guest').rows).toMatchObject([
      { email: 'bo@example.com' },
    ]);
  });

  it('omits a link that is no web address, with a notice', () => {
    const { rows, errors, notices } = parseCsv('name,tag,linkedinUrl\nMira,guest,@mira');
    expect([rows[0]?.linkedinUrl, errors]).toEqual([null, []]);
    expect(notices).toEqual(['Row 2: The link is not a web address and is left out']);
  });

  it('reads a severity behind the allergy that it belongs to', () => {
    const { rows } = parseCsv('name,tag,allergies\nAda,guest,"Peanuts, severe"');
    expect(rows[0]?.allergies).toEqual([{ substance: 'peanuts', severity: 'anaphylaxis' }]);
  });

  it('names the row of an allergy that is too long', () => {
    const { errors } = parseCsv(`name,tag,allergies\nAda,guest,${'x'.repeat(61)}`);
    expect(errors).toEqual(['Row 2: allergies.0.substance: Must be 60 characters or less']);
  });

  it('reads the wishes of each row, and omits them if there are none', () => {
    const { rows, errors, notices } = parseCsv(
      [
        'name,tag,Together with,Apart from,near,table',
        'Ada,guest,"Ben; cleo@example.com ;",Dan,Stage,Front',
        'Ben,guest,,,,! Back',
        'Cleo,guest, ; ,,,',
      ].join('\n'),
    );
    expect([errors, notices]).toEqual([[], []]);
    expect(rows.map(({ wishes }) => wishes)).toEqual([
      {
        togetherWith: ['Ben', 'cleo@example.com'],
        apartFrom: ['Dan'],
        near: 'Stage',
        table: 'Front',
        isPinned: false,
      },
      { togetherWith: [], apartFrom: [], near: null, table: 'Back', isPinned: true },
      undefined,
    ]);
  });

  it('names the row of a mark without a table, and of more names than a rule may have', () => {
    const many = Array.from({ length: 201 }, (_, n) => `P${n}`).join(';');
    expect(errorsOf(`name,tag,table,apart from\nAda,guest,!,\nBen,guest,,${many}`)).toEqual([
      'Row 2: Name a table after the !',
      'Row 3: apart from: Name 200 people or fewer',
    ]);
  });

  it('names the row of a party that is too long, and of a VIP cell that is neither yes nor no', () => {
    expect(errorsOf(`name,tag,party,vip\nAda,guest,${'b'.repeat(61)},\nMira,guest,,maybe`)).toEqual(
      ['Row 2: party: Must be 60 characters or less', 'Row 3: VIP must be yes or no'],
    );
  });

  it.each([
    ['Veggie; Halal', ['vegetarian', 'halal']],
    ['No gluten, sans lactose', ['glutenFree', 'lactoseFree']],
    ['vegetarian; Végétarienne', ['vegetarian']],
    ['no nuts', ['no nuts']],
    ['GF, veg', ['glutenFree', 'vegetarian']],
  ])('reads the diet %j as %j', (text, diets) => {
    const { rows, errors } = parseCsv(`name,tag,Diet\nAda,guest,"${text}"`);
    expect([rows[0]?.diets, errors]).toEqual([diets, []]);
  });

  it.each([
    ['Accepted', 'yes'],
    ['ATTENDING', 'yes'],
    ['Not attending', 'no'],
    ['declined', 'no'],
    [' Tentative ', 'maybe'],
    ['needs-action', 'invited'],
    ['Checked In', 'yes'],
    ['Absage', 'no'],
    ['pending', 'invited'],
    ['Canceled', 'cancelled'],
    ['None', 'none'],
    ['Accepté', 'yes'],
    ['Confirmado', 'yes'],
    ['"Yes, I will attend"', 'yes'],
    ['"No, I can’t make it"', 'no'],
    ['Refusée', 'no'],
    ['No asistirá', 'no'],
    ['TBC', 'invited'],
    ['Pendiente', 'invited'],
    ['keine Antwort', 'none'],
    ['Annulé', 'cancelled'],
    ['Deleted', 'cancelled'],
    ['Attended', 'yes'],
    ['Visited', 'invited'],
    ['Waitlisted', 'maybe'],
    ['Wait-list', 'maybe'],
    ['On Hold', 'maybe'],
    ['Warteliste', 'maybe'],
    ['Not sure yet', 'maybe'],
    ['Transferred', 'cancelled'],
    ['RSVP No', 'no'],
    ['', undefined],
  ])('reads the reply %j as %j', (text, reply) => {
    const { rows, errors } = parseCsv(`name,tag,Reply\nAda,guest,${text}`);
    expect([rows[0]?.reply, errors]).toEqual([reply, []]);
  });

  it('names the row of a long number whose digits a spreadsheet left out', () => {
    const rows = ['Ada,guest,"4,9E+11",', 'Mira,guest,+47 22 00,4.91701E+11', 'Bea,guest,,7E+A'];
    const lacks = 'lacks digits. Format the column as a number without decimals or as text';
    expect(errorsOf(['name,tag,phone,external id', ...rows].join('\n'))).toEqual([
      expect.stringContaining(`Row 2: phone: 4,9E+11 ${lacks}`),
      expect.stringContaining(`Row 3: external id: 4.91701E+11 ${lacks}`),
    ]);
  });

  it('names the row of a reply in unknown words', () => {
    const rows = ['Ada,guest,Yes', 'Mira,guest,Perhaps not', 'Olle,guest,x'];
    expect(errorsOf(['name,tag,reply', ...rows, 'Bea,guest,"Yes, but late"'].join('\n'))).toEqual(
      [3, 4, 5].map(
        (row) => `Row ${row}: Reply must be one of none, invited, yes, maybe, no, cancelled`,
      ),
    );
  });

  it('gives the 1,200 people of the summit', () => {
    expect(parseCsv(sample('summit-1200.csv'))).toMatchObject({
      errors: [],
      rows: { length: 1200 },
    });
  });

  it.each([
    ['comma', ','],
    ['semicolon', ';'],
    ['tab', '\t'],
  ])('splits by %s', (_, separator) => {
    const text = ['name', 'tag']
      .join(separator)
      .concat('\n', ['Mira Long', 'guest'].join(separator));
    expect(parseCsv(text).rows).toMatchObject([{ name: 'Mira Long', attendeeRole: 'guest' }]);
  });

  it.each(['\n', '\r\n', '\r'])('breaks lines at %j', (lineBreak) => {
    const text = ['name,tag', 'Mira Long,guest', 'Ada Byron,prospect'].join(lineBreak);
    expect(parseCsv(text).rows).toHaveLength(2);
  });

  it('skips blank lines, but counts them as a spreadsheet does', () => {
    const { rows, errors } = parseCsv('name,tag\n\nMira Long,guest\n\nAda Byron,vip\n');
    expect(rows.map((row) => row.row)).toEqual([3]);
    expect(errors).toEqual(['Row 5: Valid tag is required (employee, prospect, customer, guest)']);
  });

  it('may have a title and a date above the header, which it counts as a spreadsheet does', () => {
    const titled = ['Gala dinner;;', '', 'As of;2026-11-01;', 'Name;Tag;Seat', 'Mira;guest;4'];
    expect(parseCsv(titled.join('\n'))).toMatchObject({
      rows: [{ row: 5, name: 'Mira' }],
      errors: [],
      notices: ['Row 4 names the columns. Rows above it are left out.', 'Ignored columns: Seat'],
    });
    expect(errorsOf([...titled, 'Ada;nobody;5', '"Olle;guest;6'].join('\n'))).toEqual([
      'Row 7: A quoted field is not closed',
    ]);
  });

  it('may have a header of several rows, where a column is named in any of them', () => {
    const header = [';;Contact;;Catering;', 'Guest;;;;Diet;', 'First name;Surname;Email;Phone;;'];
    expect(readCsvTable([...header, 'Ada;Byron;a@example.com;;Vegan;'].join('\n')).table).toEqual({
      header: ['First name', 'Surname', 'Email', 'Phone', 'Diet', ''],
      records: [['Ada', 'Byron', 'a@example.com', '', 'Vegan', '']],
      firstRow: 4,
      isTitled: true,
    });
    const plain = 'Full name;Role;;\nGuest;Family;VIP;Table';
    expect(readCsvTable(plain).table?.header).toEqual(['Full name', 'Role', '', '']);
  });

  it('may have notes below its people after a blank row, like reports', () => {
    const notes = ['"Grand Totals (2 records)"', '', 'Guests', 'Copyright 2026', 'By: Ada'];
    const list = ['name,tag', 'Mira,guest', 'Olle,guest', '', ...notes].join('\n');
    expect(parseCsv(list)).toMatchObject({
      rows: [{ name: 'Mira' }, { name: 'Olle' }],
      errors: [],
      notices: ['The notes from row 5 on are left out.'],
    });
    expect(parseCsv('name,tag\nMira,guest\nOlle\n\nBea\nConfidential')).toMatchObject({
      errors: ['Row 3: Column count mismatch'],
      notices: ['The notes from row 5 on are left out.'],
    });
    expect(errorsOf('name,tag\nMira,guest\n\nOlle')).toEqual(['Row 4: Column count mismatch']);
  });

  it('may name its columns again on each part', () => {
    expect(parseCsv('Name,Tag\nMira,guest\nNAME, tag \nOlle,guest\n')).toMatchObject({
      rows: [
        { row: 2, name: 'Mira' },
        { row: 4, name: 'Olle' },
      ],
      errors: [],
      notices: ['Row 3 names the columns again. It is left out.'],
    });
    const parts = 'name,tag\nMira,guest\n'.repeat(3);
    expect(parseCsv(parts).notices).toEqual([
      'Rows 3, 5 name the columns again. They are left out.',
    ]);
  });

  it.each([
    ['a word and a number', 'Total;180;;'],
    ['a word with its number', ';Gesamtzahl: 1.180;;'],
    ['a number with its word', '180 guests;;;'],
    ['a word alone', 'Total général;;;'],
  ])('may have a row of sums below its people: %s', (_, sums) => {
    const list = `name;tag;seats;table\nMira;guest;4;\n\n${sums}\n;;;`;
    expect(parseCsv(list)).toMatchObject({
      rows: [{ row: 2, name: 'Mira' }],
      errors: [],
      notices: ['Row 4 adds the list up. It is left out.', 'Ignored columns: seats'],
    });
  });

  it.each([
    ['has more than that', 'Total;guest;4;\nMira;guest;4;', ['Total', 'Mira']],
    ['is somebody', 'Mira;guest;4;\nTotal;guest;4;', ['Mira', 'Total']],
    ['only begins so', 'Mira;guest;4;\nSumma;guest;;', ['Mira', 'Summa']],
  ])('has no row of sums if the last row %s', (_, rows, names) => {
    const { rows: people } = parseCsv(`name;tag;seats;table\n${rows}`);
    expect(people.map(({ name }) => name)).toEqual(names);
  });

  it('may have notes above the header', () => {
    const noted =
      'Notes:\n"Addresses may be missing."\n\nFirst Name,Last Name,Position\nMira,Long,CFO';
    expect(readCsvTable(noted).table).toMatchObject({
      header: ['First Name', 'Last Name', 'Position'],
      firstRow: 5,
    });
  });

  it.each([
    ['names the name there', 'Nordlys;Name\nMira;guest\nGuest;Company'],
    ['names two columns there', 'Company;Title\nName;Company\nMira;guest'],
    ['has no row that names the name and another column', 'Gala\nMira;guest\nName\nTag;Company'],
    ['names the columns further down', `Gala${'\n'.repeat(20)}Name;Tag\nMira;guest`],
  ])('has its header in the first row if it %s', (_, text) => {
    expect(readCsvTable(text).table?.header).toEqual(text.split('\n')[0]?.split(';'));
  });

  it('names the columns that it ignores', () => {
    expect(parseCsv('name,tag,Shoe size\nMira Long,guest,38').notices).toEqual([
      'Ignored columns: Shoe size',
    ]);
  });

  it('reads email, phone and LinkedIn address if there are such columns', () => {
    const text =
      'Name,Tag,Email,Phone,LinkedinUrl\nMira Long,Guest,mira@example.com,+44 1,https://www.linkedin.com/in/mira';
    expect(parseCsv(text).rows).toMatchObject([
      {
        email: 'mira@example.com',
        phone: '+44 1',
        linkedinUrl: 'https://www.linkedin.com/in/mira',
      },
    ]);
  });

  it('keeps a formula as text', () => {
    expect(parseCsv(sample('bad/formula.csv'))).toMatchObject({
      errors: [],
      rows: [{ name: '=HYPERLINK("http://x")', notes: '@SUM(A1)' }],
    });
  });
});

describe('a file that is refused', () => {
  it.each([
    ['empty.csv', ['CSV file must have at least a header row and one data row']],
    ['header-only.csv', ['CSV file must have at least a header row and one data row']],
    ['no-tag-column.csv', ['Missing required columns: tag']],
    ['column-mismatch.csv', ['Row 3: Column count mismatch', 'Row 4: Column count mismatch']],
    [
      'bad-tag.csv',
      [
        'Row 2: Valid tag is required (employee, prospect, customer, guest)',
        'Row 3: Name is required',
      ],
    ],
    ['unclosed-quote.csv', ['Row 2: A quoted field is not closed']],
    ['latin1.csv', ['Row 2: The file is not UTF-8 text. Save it as "CSV UTF-8" and try again.']],
    ['nul.csv', ['Row 2: The text holds a NUL character, which no name can contain']],
  ])('explains what is wrong with %s', (name, errors) => {
    expect(parseCsv(sample(`bad/${name}`)).errors).toEqual(errors);
  });

  it.each([
    ['little', 'name,tag\nAda,guest\n'],
    ['big', 'name,tag\nAda,guest\n'],
    ['little', 'имя,тип\r\nИван,guest'],
    ['big', 'имя,тип\r\nИван,guest'],
  ])('is UTF-16 without BOM, %s-endian: %j', (order, text) => {
    const file = Buffer.from(text, 'utf16le');
    expect(parseCsv(order === 'big' ? file.swap16() : file).errors).toEqual([
      'Row 1: The file is not UTF-8 text. Save it as "CSV UTF-8" and try again.',
    ]);
  });

  it('has more than 5,000 data rows', () => {
    const rows = (count: number) => `name,tag\n${'A,guest\n'.repeat(count)}`;
    expect(errorsOf(rows(limits.importRows))).toEqual([]);
    expect(errorsOf(rows(limits.importRows + 1))).toEqual([
      'CSV file has more than 5,000 data rows: 5,001. Split it into 2 parts and import one after the other.',
    ]);
    expect(errorsOf(rows(200_000))).toEqual([
      'CSV file has more than 5,000 data rows: more than 10,000. An event holds at most 6,000 people: take out whom it does not need.',
    ]);
  });

  it('is larger than 2 MB', () => {
    expect(errorsOf(`name,tag\n${'A'.repeat(limits.importBytes)},guest`)).toEqual([
      'The file is larger than 2 MB. Save it without pictures and other sheets, or split it and import one part after the other.',
    ]);
  });

  it('has 300 columns', () => {
    const extra = Array.from({ length: 300 }, (_, i) => `c${i}`).join(',');
    expect(errorsOf(`name,tag,${extra}\n`)).toEqual(['CSV file has more than 100 columns']);
  });

  it('names a column twice', () => {
    expect(errorsOf('name,tag,Name\nA,guest,B')).toEqual(['Column name appears more than once']);
  });

  it('is reported with every row whose fields break a rule', () => {
    expect(errorsOf('name,tag,email\nMira Long,guest,not an address')[0]).toMatch(/^Row 2: /);
  });

  it('does not mistake __proto__ or constructor for a column or a role', () => {
    expect(errorsOf('__proto__,constructor\na,b')).toEqual(['Missing required columns: name, tag']);
    expect(errorsOf('name,tag\nMira,constructor')).toEqual([
      'Row 2: Valid tag is required (employee, prospect, customer, guest)',
    ]);
  });
});
