import { describe, expect, it } from 'vitest';
import { columnsByName, guessColumns, missingColumns } from './columns.ts';
import { attendeesOf, parseCsv } from './csv.ts';
import { readCsvTable } from './csvTable.ts';
import { importTemplate } from './template.ts';

const tableOf = (text: string) => {
  const { table } = readCsvTable(text);
  if (!table) throw new Error('The text is no table.');
  return table;
};

describe('a guess', () => {
  it.each([
    ['Full name,Role', { name: 0, tag: 1 }],
    ['Guest;Rolle;Firma', { name: 0, tag: 1, company: 2 }],
    ['Organisation,E-Mail,Attendee,Type', { company: 0, email: 1, name: 2, tag: 3 }],
    ['First Name,Last Name,Job Title', { name: 0, lastname: 1, title: 2 }],
    ['Société,Prénom,Nom de famille', { company: 0, name: 1, lastname: 2 }],
    ['LinkedIn,Mobile Phone,comments', { linkedinurl: 0, phone: 1, notes: 2 }],
    ['Household,Dietary requirements,Tags,Role', { party: 0, diet: 1, tags: 2, tag: 3 }],
    ['Contact ID,Food allergies,Accessibility', { 'external id': 0, allergies: 1, access: 2 }],
    ['RSVP,Status', { reply: 0 }],
    ['Attending,Reply', { reply: 1 }],
    ['Shoe size,Table', { table: 1 }],
    ['What is your full name?,Will you attend?', { name: 0, reply: 1 }],
    ['Name,Do you have any allergies?', { name: 0, allergies: 1 }],
    ['Name,Dietary requirements (tick all that apply)', { name: 0, diet: 1 }],
    ['Nombre y apellidos,Asistencia,Dieta', { name: 0, reply: 1, diet: 2 }],
    ['Name,Teilnahme,Essenswunsch,Anmerkungen', { name: 0, reply: 1, diet: 2, notes: 3 }],
    ['First Name,Party Name,Dietary Preference', { name: 0, party: 1, diet: 2 }],
    ['Full Name,Invitee Status,Name (Company)', { name: 0, reply: 1 }],
    ['ID,Start time,Email,Full name', { email: 2, name: 3 }],
    ['Name,Email,Ticket type,Attendee name,Attendee email', { name: 3, email: 4 }],
    ['Ticket Full Name,Ticket Email,Ticket Reference', { name: 0, email: 1, 'external id': 2 }],
    ['Name,Any dietary restrictions or allergies?', { name: 0, diet: 1 }],
    ['Name,Allergies / Dietary needs,Allergies', { name: 0, diet: 1, allergies: 2 }],
    ['First Name,Last Name,Invited by', { name: 0, lastname: 1 }],
    ['Nom,Prénom,Présence', { name: 1, lastname: 0, reply: 2 }],
    ['Sits with,Keep apart,Close to,Seat', { 'together with': 0, 'apart from': 1, near: 2 }],
    ['Name, Vorname;Firma/Organisation', { name: 0, company: 1 }],
    ['"Last Name, First Name",Company / Account', { name: 0, company: 1 }],
    ['First,Last,RSVP (Y/N)', { name: 0, lastname: 1, reply: 2 }],
    ['Name,Can you make it?,Associated Company', { name: 0, reply: 1, company: 2 }],
    ["What's your full name?,What company do you work for?", { name: 0, company: 1 }],
    ['Name,What is your job title?,LinkedIn Profile URL', { name: 0, title: 1, linkedinurl: 2 }],
    ['Name,Ernährung / Allergien', { name: 0, diet: 1 }],
    ['氏名,メールアドレス,テーブル番号', { name: 0, email: 1 }],
    ['姓,名,会社名,備考', { name: 1, lastname: 0, company: 2, notes: 3 }],
    ['姓名,公司,电子邮件,过敏', { name: 0, company: 1, email: 2, allergies: 3 }],
    ['이름,이메일,회사,알레르기', { name: 0, email: 1, company: 2, allergies: 3 }],
    ['الاسم الكامل,البريد الإلكتروني,ملاحظات', { name: 0, email: 1, notes: 2 }],
    ['שם פרטי,שם משפחה,דוא״ל,חברה', { name: 0, lastname: 1, email: 2, company: 3 }],
    ['Имя,Фамилия,Диета,Аллергия', { name: 0, lastname: 1, diet: 2, allergies: 3 }],
    ['Ф.И.О.;Компания;Эл. почта', { name: 0, company: 1, email: 2 }],
    ['Όνομα,Επώνυμο,Διατροφή,Σχόλια', { name: 0, lastname: 1, diet: 2, notes: 3 }],
    ['Jméno,Příjmení,Společnost,Poznámka', { name: 0, lastname: 1, company: 2, notes: 3 }],
    ['Imię i nazwisko,Adres e-mail,Uwagi', { name: 0, email: 1, notes: 2 }],
    ['Adı,Soyadı,E-posta,Şirket,Diyet', { name: 0, lastname: 1, email: 2, company: 3, diet: 4 }],
  ])('recognises %j by common words', (header, columns) => {
    expect(guessColumns(tableOf(header).header)).toEqual({ columns });
  });

  it.each([
    ['a whole name beside its parts', ['name', 'first_name', 'last_name'], { name: 0 }],
    ['a whole name beside a first name', ['First Name', 'Full Name'], { name: 1 }],
    ['a first and a last name', ['Last Name', 'First Name'], { name: 1, lastname: 0 }],
    ['a last name that is called the name', ['Name', 'Vorname'], { name: 1, lastname: 0 }],
    ['a last name called so in French', ['Prénom', 'Nom'], { name: 0, lastname: 1 }],
    ['a name and a last name', ['Nombre', 'Apellidos'], { name: 0, lastname: 1 }],
    ['no number of a person', ['Attendee #', 'First Name'], { name: 1 }],
    ['a name with a mark', ['Name *', 'Company:'], { name: 0, company: 1 }],
  ])('finds %s', (_, header, columns) => {
    expect(guessColumns(header)).toEqual({ columns });
  });

  it('takes no name from a blank column, such as of accounts that a form did not ask for', () => {
    const header = ['ID', 'Email', 'Name', 'First and last name'];
    const records = [['1', 'anonymous', '', 'Ada Byron']];
    expect(guessColumns(header, [], { records }).columns).toEqual({ email: 1, name: 3 });
  });

  it('prefers a job title to a title, which may be “Dr”', () => {
    const header = ['First Name', 'Title', 'E-mail Address', 'Job Title'];
    expect(guessColumns(header).columns).toEqual({ name: 0, email: 2, title: 3 });
  });

  it('prefers the documented name, and the more likely word', () => {
    expect(guessColumns(['Full name', 'Name', 'Role', 'TAG']).columns).toEqual({ name: 1, tag: 3 });
    expect(guessColumns(['Contact', 'Full name', 'Role']).columns).toEqual({ name: 1, tag: 2 });
  });

  it.each([
    ['a relationship', 'Relationship', ['Friend', 'Colleague', 'Friend'], false],
    ['an age', 'Type', ['Adult', 'Child', 'Guest'], false],
    ['a role with a slip', 'Type', ['Customer', 'Kunde', 'Custmer'], true],
    ['a role that nobody has yet', 'Type', ['', ''], true],
  ])('recognises %s by its cells', (_, name, cells, isRole) => {
    const records = cells.map((cell) => ['Mira', cell]);
    const columns = isRole ? { name: 0, tag: 1 } : { name: 0 };
    expect(guessColumns(['Full name', name], [], { records })).toEqual({ columns });
  });

  it.each([
    ['approval_status', ['approved', 'pending_approval', 'waitlist', 'declined'], true],
    ['Registration Status', ['Accepted', 'No Response', ''], true],
    ['Status', ['Confirmed', 'Shipped'], false],
    ['Status', ['', ''], false],
  ])('takes %j with %j as replies if each cell is one', (name, cells, isReply) => {
    const records = cells.map((cell) => ['Mira', cell]);
    const columns = isReply ? { name: 0, reply: 1 } : { name: 0 };
    expect(guessColumns(['Full name', name], [], { records })).toEqual({ columns });
  });

  it.each([
    [['Name', 'Any allergies we should know about?'], { name: 0, allergies: 1 }],
    [['Name', 'Please tell us of your dietary needs'], { name: 0, diet: 1 }],
    [['Child allergies', 'Name', 'Allergies'], { name: 1, allergies: 2 }],
  ])('finds what the kitchen must know in %j', (header, columns) => {
    const records = [['Soya', 'Soya', 'Soya']];
    expect(guessColumns(header, [], { records })).toEqual({ columns });
    const answers = records.map(() => ['Yes', 'Yes', '']);
    const { columns: read } = guessColumns(header, [], { records: answers });
    expect(Object.values(read)).not.toContain(header.length === 2 ? 1 : 0);
  });

  it('takes no allergies from a column that only tells whether there are any', () => {
    const header = ['Full name', 'Do you have any allergies?', 'Allergy details'];
    const records = [
      ['Mira', 'Yes', 'Peanuts'],
      ['Ada', 'No', ''],
    ];
    expect(guessColumns(header, [], { records }).columns).toEqual({ name: 0, allergies: 2 });
    const question = ['Full name', 'Any food allergies?', 'If yes, please specify'];
    expect(guessColumns(question, [], { records }).columns).toEqual({ name: 0, allergies: 2 });
    const some = records.map(([name = '', , which = '']) => [name, which || 'no', '']);
    expect(guessColumns(header, [], { records: some }).columns).toEqual({ name: 0, allergies: 1 });
  });

  it('takes the role from the column that contains roles', () => {
    const records = [['Mira', 'Friend', 'customer']];
    const header = ['Full name', 'Category', 'Segment'];
    expect(guessColumns(header, [], { records }).columns).toEqual({ name: 0, tag: 2 });
  });

  it.each([
    ['Table number', ['1', '12'], true],
    ['Tisch', ['Tisch 1', '12', ''], true],
    ['Table #', ['Nr. 1', 'Garden'], true],
    ['Table no', ['1', '13'], false],
    ['Tisch', ['', ''], false],
    ['Table name', ['Not there yet'], true],
    ['Номер стола', ['1', '12'], true],
    ['桌号', ['1', '13'], false],
    ['桌号', ['1号桌', '桌12'], true],
    ['テーブル', ['テーブル1', '12番'], true],
    ['테이블', ['1번', '테이블 12'], true],
    ['Stůl', ['Stůl 1', 'č. 12'], false],
    ['Стол', ['Стол №1', 'стол 12'], true],
    ['Seat number', ['1', '12'], false],
  ])('takes %j with %j as tables if the event has them', (name, cells, isTable) => {
    const records = cells.map((cell) => ['Mira', cell]);
    const tables = ['Table 1', 'Table 12', 'Garden'].map((called) => ({
      id: called,
      name: called,
    }));
    const { columns } = guessColumns(['Full name', name], [], { records, tables });
    expect('table' in columns).toBe(isTable);
  });

  it('uses a column once', () => {
    const { columns } = guessColumns(['Full name', 'Position', 'Category', 'Type']);
    expect(new Set(Object.values(columns)).size).toBe(Object.values(columns).length);
  });
});

it('names what is missing, unless everybody has one role', () => {
  expect(missingColumns(columnsByName(['Full name', 'company']))).toEqual(['name', 'tag']);
  expect(missingColumns({ columns: { name: 0 }, everyone: 'guest' })).toEqual([]);
  expect(missingColumns({ columns: {}, everyone: 'guest' })).toEqual(['name']);
});

describe('a mapping', () => {
  const table = tableOf('Surname,Role,Guest,Table\nLong,Customer,Mira,4\nByron,,Ada,5\n');

  it('reads the columns that it names, and lists the others', () => {
    const { rows, errors, notices } = attendeesOf(table, {
      columns: { name: 2, lastname: 0 },
      everyone: 'prospect',
    });
    expect(errors).toEqual([]);
    expect(notices).toEqual(['Ignored columns: Role, Table']);
    expect(rows).toMatchObject([
      { row: 2, name: 'Mira Long', attendeeRole: 'prospect' },
      { row: 3, name: 'Ada Byron', attendeeRole: 'prospect' },
    ]);
  });

  it('puts the last name first in Chinese, Japanese and Korean names', () => {
    const { header, records } = tableOf('姓,名\n山田,太郎\n김,민수\nLund,Bea\n,さくら');
    const mapping = { columns: { name: 1, lastname: 0 }, everyone: 'guest' } as const;
    expect(attendeesOf({ header, records }, mapping).rows.map(({ name }) => name)).toEqual([
      '山田 太郎',
      '김 민수',
      'Bea Lund',
      'さくら',
    ]);
  });

  it('applies the same rules to each row', () => {
    const { rows, errors } = attendeesOf(table, { columns: { name: 2, tag: 1 } });
    expect(rows).toMatchObject([{ name: 'Mira', attendeeRole: 'opportunity' }]);
    expect(errors).toEqual(['Row 3: Valid tag is required (employee, prospect, customer, guest)']);
  });

  it('without a required column is refused in the documented words', () => {
    expect(attendeesOf(table, { columns: { name: 2 } }).errors).toEqual([
      'Missing required columns: tag',
    ]);
    expect(attendeesOf(table, { columns: {} }).errors).toEqual([
      'Missing required columns: name, tag',
    ]);
  });

  it('can select between columns of the same name', () => {
    const twice = tableOf('Guest,Role,Email,Email\nMira,guest,a@example.com,b@example.com');
    const { rows } = attendeesOf(twice, { columns: { name: 0, tag: 1, email: 3 } });
    expect(rows).toMatchObject([{ email: 'b@example.com' }]);
  });
});

it('offers a template that can be imported unchanged', () => {
  const { rows, errors, notices } = parseCsv(importTemplate());
  expect([errors, notices]).toEqual([[], []]);
  expect(rows).toMatchObject([
    {
      name: 'Mira Halvorsen',
      attendeeRole: 'opportunity',
      allergies: [
        { substance: 'nuts', severity: 'anaphylaxis' },
        { substance: 'milk', severity: 'allergy' },
      ],
      access: ['wheelchair'],
      externalId: 'CRM-1042',
      reply: 'yes',
      wishes: { togetherWith: ['Anton Halvorsen'] },
    },
    { name: 'Anton Halvorsen', attendeeRole: 'guest' },
    { name: 'Bea Lund', wishes: { apartFrom: ['Mira Halvorsen'] } },
  ]);
});
