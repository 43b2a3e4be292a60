import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seatsOf } from '../tables/seatLayout.ts';
import { type PaperName, pageMargin } from './papers.ts';
import {
  type EllipsePrimitive,
  ink,
  type Primitive,
  type RectPrimitive,
  type SheetDocument,
  type TextPrimitive,
} from './primitives.ts';
import { sheetPages } from './sheetPages.ts';
import type { SheetPlan } from './sheetPlan.ts';
import { widthOf } from './textMetrics.ts';

const shape = { layout: 'circular', capacity: 8, endSeats: false } as const;

type Place = { x: number; y: number };
const guest = { company: null, party: null, guestOf: null, isNamed: true, isHeld: false };
const planOf = (places: readonly Place[], event: Partial<SheetPlan['event']> = {}): SheetPlan => {
  const tables = places.map((place, n) => ({
    ...shape,
    id: `t${n}`,
    name: `Table ${n + 1}`,
    ...place,
    rotation: 0,
  }));
  const seats = tables.flatMap(({ id }) =>
    seatsOf(shape).map((seat) => ({
      ...seat,
      id: `${id} ${seat.position}`,
      tableId: id,
      attendeeId: `${id} ${seat.position}`,
    })),
  );
  const people = seats.map(({ id }) => ({ ...guest, id, name: `Guest ${id}` }));
  return {
    event: { name: 'Gala', startDate: null, location: null, isDraft: false, ...event },
    showsDetails: true,
    tables,
    seats,
    people,
    objects: [],
    outline: null,
    background: null,
  };
};
/** Places of tables in rows of so many, with their centres so many centimetres apart. */
const inRows = (count: number, perRow: number, across = 420, down = across): Place[] =>
  Array.from({ length: count }, (_, n) => ({
    x: (n % perRow) * across,
    y: Math.floor(n / perRow) * down,
  }));
const twelve = inRows(12, 4);
const longest = {
  name: 'N'.repeat(200),
  location: 'L'.repeat(200),
  startDate: '2027-03-04T18:00:00Z',
};

const textsOf = (parts: readonly Primitive[]): TextPrimitive[] =>
  parts.flatMap((part) => {
    if (part.type === 'clip') return textsOf(part.parts);
    return part.type === 'text' ? [part] : [];
  });
const printed = (plan: SheetPlan, paper: PaperName, withList?: boolean): SheetDocument =>
  sheetPages(plan, 'seatingPlan', { paper, locale: 'en-GB', timeZone: 'UTC', withList });
const saysOn = (document: SheetDocument, page: number): string[] =>
  textsOf(document.pages[page]?.parts ?? []).map(({ text }) => text);

/** By table: the page number in the overview, from the smallest frame around the table's name. */
const pagesNamed = ({ pages }: SheetDocument): Map<string, number> => {
  const [overview] = pages;
  const parts = overview?.parts ?? [];
  const frames = parts.flatMap((part, at) =>
    part.type === 'rect' && part.dash
      ? [{ ...part, page: Number((parts[at + 2] as TextPrimitive).text) }]
      : [],
  );
  return new Map(
    textsOf(parts)
      .filter(({ text }) => text.startsWith('Table'))
      .map(({ text, x, y }) => {
        const around = frames.filter(
          (frame) =>
            x >= frame.x &&
            x <= frame.x + frame.width &&
            y >= frame.y &&
            y <= frame.y + frame.height,
        );
        return [text, around.length === 1 ? (around[0]?.page ?? 0) : Number.NaN];
      }),
  );
};

describe('the seating plan on paper', () => {
  it.each(['a4', 'a3', 'letter', 'a5', 'legal', 'tabloid'] as const)(
    "of twelve tables shows each table's page on its overview, on %s, however long its heading is",
    (paper) => {
      const document = printed(planOf(twelve, longest), paper, false);
      if (document.pages.length === 1) {
        expect(saysOn(document, 0)).toContain('Table 12');
        return;
      }
      const named = pagesNamed(document);
      expect(named.size).toBe(12);
      for (const [table, page] of named) expect(saysOn(document, page - 1)).toContain(table);
    },
  );

  it('keeps everything on the paper, and the heading within two thirds of its lines', () => {
    const { pages } = printed(planOf(twelve, longest), 'a4', true);
    expect(pages.length).toBeGreaterThan(3);
    for (const { width, height, parts } of pages)
      for (const { x, y, text, font, size, anchor } of textsOf(parts)) {
        const wide = widthOf(text, font, size);
        const left = x - { start: 0, middle: wide / 2, end: wide }[anchor];
        expect(left).toBeGreaterThanOrEqual(pageMargin - 0.01);
        expect(left + wide).toBeLessThanOrEqual(width - pageMargin + 0.01);
        expect(y).toBeLessThan(height);
      }
  });

  /** A rectangular table of ten. Seats 1 to 5 are above it, and null leaves a seat empty. */
  const namesAbove = (
    names: readonly (string | null)[],
    layout: 'rectangular' | 'row' = 'rectangular',
  ) => {
    const table = { ...shape, layout, capacity: 10, id: 't', name: 'T', x: 0, y: 0, rotation: 0 };
    const seats = seatsOf(table).map((seat, nth) => ({
      ...{ ...seat, id: `${nth}`, tableId: 't' },
      attendeeId: names[nth] ? `${nth}` : null,
    }));
    const people = names.map((name, nth) => ({ ...guest, id: `${nth}`, name: name ?? '' }));
    const plan = { ...planOf([]), tables: [table], seats, people };
    return textsOf(printed(plan, 'a3', false).pages[0]?.parts ?? [])
      .filter(({ font }) => font === 'sansBold')
      .map(({ text, font, size, x }) => {
        const half = widthOf(text, font, size) / 2;
        return { text, size, left: x - half, right: x + half };
      });
  };

  it('sets a long name in smaller, readable letters, and cuts only longer ones', () => {
    const sizesOf = (name: string) => namesAbove([name, name, name]);
    const [usual, , , long] = ['Ada Byron', 'Barbara Schamberger'].flatMap((name) =>
      sizesOf(name).slice(2, 5),
    );
    expect(long?.size).toBeLessThan(usual?.size ?? 0);
    expect(long?.size).toBeGreaterThanOrEqual(1.6);
    expect(sizesOf(`Barbara ${'Schamberger'.repeat(3)}`)[3]?.text).toMatch(/^Schamb.*…$/);
  });

  it('breaks a name of many words into even lines before it cuts one', () => {
    const name = 'Ana Lucía Navarro Ruiz';
    const lines = namesAbove([name, name, name]).map(({ text }) => text);
    expect(lines.slice(2, 4)).toEqual(['Ana Lucía', 'Navarro Ruiz']);
  });

  it.each(['rectangular', 'row'] as const)(
    'gives a long name at a %s table what its neighbours leave of the space between them',
    (layout) => {
      const long = 'Maximiliana Featherstonehaugh';
      const last = (names: readonly (string | null)[]) =>
        namesAbove(names, layout).find(({ text }) => text.startsWith('Feath'));
      const alone = last([null, long, null]);
      const among = last(['Li Wu', long, 'Bo Ek']);
      expect([alone?.text, among?.text]).toEqual(['Featherstonehaugh', 'Featherstonehaugh']);
      expect(among?.size).toBeLessThanOrEqual(alone?.size ?? 0);
      expect(last([long, long, long])?.text).toMatch(/…$/);
      for (const beside of ['Li Wu', 'Ada Byron', 'Barbara Schamberger', long]) {
        const names = namesAbove([beside, long, beside], layout);
        for (const line of [0, 1]) {
          const [one, two, three] = names.filter((_, nth) => nth % 2 === line);
          expect(one?.right).toBeLessThanOrEqual(two?.left ?? 0);
          expect(two?.right).toBeLessThanOrEqual(three?.left ?? 0);
        }
      }
    },
  );

  it('gives a long name beside a chair all of the space up to a stage or the edge of the paper', () => {
    const name = 'Maximiliana Featherstonehaugh-Smith';
    const shape = { type: 'rect', width: 200, height: 840 } as const;
    const stage = { id: 'o1', kind: 'stage', name: 'Stage', x: 725, y: 210, rotation: 0, shape };
    const drawn = (perRow: number, objects: SheetPlan['objects'] = []) => {
      const plan = planOf(inRows(4, perRow));
      const people = plan.people.map((person) => ({ ...person, name }));
      const [page] = printed({ ...plan, people, objects }, 'a3', false).pages;
      const texts = textsOf(page?.parts ?? []);
      const xOf = (text: string) => texts.find((one) => one.text === text)?.x ?? 0;
      const scale = (xOf('Table 2') - xOf('Table 1')) / 420;
      const ends = texts.flatMap(({ x, text, font, size, anchor }) =>
        font === 'sansBold' && anchor === 'start' ? [x + widthOf(text, font, size)] : [],
      );
      const whole = texts.filter(({ text }) => text === 'Featherstonehaugh-Smith').length;
      return { end: Math.max(...ends), stage: xOf('Stage') - 100 * scale, whole };
    };
    expect(drawn(2).whole).toBeGreaterThanOrEqual(12);
    expect(drawn(4).end).toBeLessThanOrEqual(420 - pageMargin);
    const beside = drawn(2, [stage]);
    expect(beside.end).toBeLessThan(beside.stage);
  });

  it('is followed by the list by table if a name is cut, which contains it in full', () => {
    const plan = planOf(twelve);
    const pagesWith = (name: string) => {
      const people = plan.people.map((person, nth) => (nth === 0 ? { ...person, name } : person));
      return printed({ ...plan, people }, 'a3');
    };
    expect(pagesWith('Barbara Schamberger').pages).toHaveLength(1);
    const long = 'Maximiliana Featherstonehaugh-Vandenbergh van der Wildenburg';
    const document = pagesWith(long);
    expect(saysOn(document, 0)).not.toContain('Featherstonehaugh-Vandenbergh van der Wildenburg');
    expect(saysOn(document, 1).join(' ')).toContain(long);
  });

  it('distinguishes tables with long names, by lines within the table or by the end of the name', () => {
    const plan = planOf(twelve);
    const linesOf = (name: string) => {
      const tables = plan.tables.map((table, nth) => (nth === 0 ? { ...table, name } : table));
      const [page] = printed({ ...plan, tables }, 'a3', false).pages;
      const before = textsOf(page?.parts ?? []).filter(({ font }) => font === 'display');
      return before.flatMap(({ text }) => (/^Table \d|^Gala$/.test(text) ? [] : [text]));
    };
    expect(linesOf('Friends of the garden 12').join(' ')).toBe('Friends of the garden 12');
    expect(linesOf(`The table of the ${'friends of the '.repeat(9)}garden 12`)).toEqual(['…12']);
  });

  it('puts no name over a name at the next table, however near it stands', () => {
    for (const apart of [300, 330, 380]) {
      const plan = planOf([0, 1, 2, 3].map((n) => ({ x: n * apart, y: 0 })));
      const people = plan.people.map((person) => ({
        ...person,
        name: `Maximiliana Featherstonehaugh ${person.id}`,
      }));
      for (const { parts } of printed({ ...plan, people }, 'a4', false).pages) {
        const names = textsOf(parts)
          .filter(({ text, font }) => font === 'sansBold' && /^(Max|Feath)/.test(text))
          .map(({ x, y, text, font, size, anchor }) => {
            const wide = widthOf(text, font, size);
            const left = x - { start: 0, middle: wide / 2, end: wide }[anchor];
            return { left, right: left + wide, y, size, anchor };
          });
        const beside = names.filter(({ anchor }) => anchor !== 'middle');
        for (const one of beside)
          for (const other of names)
            if (one !== other && Math.abs(one.y - other.y) < 0.7 * one.size)
              expect(one.right <= other.left || other.right <= one.left).toBe(true);
      }
    }
  });

  it.each([
    ['circular', 20],
    ['halfRound', 12],
    ['row', 10],
    ['rectangular', 10],
    ['oval', 10],
    ['uShape', 14],
  ] as const)(
    'puts no name over a chair of its own %s table of %i, at any rotation',
    (layout, capacity) => {
      const turned = { ...shape, layout, capacity, id: 't', name: 'T', x: 0, y: 0 };
      for (let rotation = 0; rotation < 360; rotation += 15) {
        const seats = seatsOf(turned).map((seat) => ({
          ...{ ...seat, id: `${seat.position}`, tableId: 't', attendeeId: `${seat.position}` },
        }));
        const people = seats.map(({ id }) => ({ ...guest, id, name: 'Katharina Featherstone' }));
        const plan = { ...planOf([]), tables: [{ ...turned, rotation }], seats, people };
        const parts: readonly Primitive[] = printed(plan, 'a2', false).pages[0]?.parts ?? [];
        const chairs = parts.filter(
          (part): part is EllipsePrimitive => part.type === 'ellipse' && part.fill === '#e9e4ea',
        );
        expect(chairs).toHaveLength(capacity);
        for (const { text, font, size, anchor, x, y } of textsOf(parts)) {
          if (font !== 'sansBold') continue;
          const width = widthOf(text, font, size);
          const left = x - { start: 0, middle: width / 2, end: width }[anchor];
          for (const chair of chairs) {
            const across = chair.x - Math.max(left, Math.min(left + width, chair.x));
            const down = chair.y - Math.max(y - size * 0.72, Math.min(y, chair.y));
            const away = Math.hypot(across, down);
            expect(away, `${text} at ${rotation}°`).toBeGreaterThan(chair.radiusX * 0.9);
          }
        }
      }
    },
  );

  it('draws walls so lightly that names over them are readable', () => {
    const shape = {
      type: 'path',
      points: [
        [0, 0],
        [800, 0],
      ],
      isClosed: false,
      thickness: 20,
    };
    const wall = { id: 'wall', kind: 'wall', name: 'Wall', x: 0, y: 100, rotation: 0, shape };
    const [page] = printed({ ...planOf(twelve), objects: [wall] }, 'a3', false).pages;
    const [room] = page?.parts.filter((part) => part.type === 'clip') ?? [];
    const shapes = room?.parts.flatMap((part) => (part.type === 'shared' ? part.parts : [])) ?? [];
    const [line] = shapes.filter((part) => part.type === 'path');
    const luminance = (colour = '') => {
      const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
        const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
        return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
    };
    const ofWall = luminance(line?.stroke);
    expect(ofWall / luminance(ink)).toBeGreaterThan(4.5);
    expect(luminance('#ffffff') / ofWall).toBeGreaterThan(3);
  });

  it('prints a text on the floor in full, and no wall through the name of a door', () => {
    const at = { x: 600, y: 420, rotation: 0, shape: { type: 'point' } } as const;
    const words = 'Please keep the emergency exits free at all times';
    const objects = [
      { id: 'text', kind: 'text', name: words, ...at },
      { id: 'door', kind: 'door', name: 'Main door', ...at, y: 0 },
    ];
    const [page] = printed({ ...planOf(twelve), objects }, 'a3', false).pages;
    const room = page?.parts.find((part) => part.type === 'clip');
    const drawn = room?.type === 'clip' ? room.parts : [];
    expect(textsOf(drawn).map(({ text }) => text)).toEqual([words, 'Main door']);
    const [, plate, name] = drawn.slice(-3);
    expect([plate, name]).toMatchObject([{ type: 'rect', fill: '#ffffff' }, { text: 'Main door' }]);
  });

  it("prints an object's name in full, on its part and at the edge of the paper", () => {
    const wide = inRows(40, 10);
    const point = { kind: 'bar', rotation: 0, shape: { type: 'point' } } as const;
    const objects = Array.from({ length: 60 }, (_, n) => ({
      ...{ ...point, id: `o${n}`, name: `The long bar ${n}` },
      ...{ x: -150 + n * 70, y: n % 2 ? -60 : 1_320 },
    }));
    const { pages } = printed({ ...planOf(wide), objects }, 'a4', false);
    expect(pages.length).toBeGreaterThan(2);
    const names = pages.map(({ parts }) =>
      parts.flatMap((part) => {
        if (part.type !== 'clip') return [];
        const inside = textsOf(part.parts);
        for (const { text, font, size, x, y } of inside) {
          const reach = widthOf(text, font, size) / 2;
          expect(x - reach, text).toBeGreaterThanOrEqual(part.x - 1e-9);
          expect(x + reach, text).toBeLessThanOrEqual(part.x + part.width + 1e-9);
          expect(y - size * 0.8, text).toBeGreaterThanOrEqual(part.y - 1e-9);
          expect(y + size * 0.25, text).toBeLessThanOrEqual(part.y + part.height + 1e-9);
        }
        return inside.map(({ text }) => text);
      }),
    );
    for (const { name } of objects) expect(names.slice(1).flat(), name).toContain(name);
  });

  /**
   * What the overview of forty tables says of points that share a name: one with room around it, one between
   * tables, two side by side, and others.
   */
  const namesAmongTables = (
    kind: string,
    name: string,
    ...others: readonly SheetPlan['objects'][number][]
  ): TextPrimitive[] => {
    const point = { kind, name, rotation: 0, shape: { type: 'point' } } as const;
    const objects = [
      { ...point, id: 'free', x: 1_400, y: -400 },
      { ...point, id: 'between tables', x: 200, y: 0 },
      { ...point, id: 'one of two', x: 2_000, y: 2_000 },
      { ...point, id: 'other of two', x: 2_300, y: 2_000 },
      ...others,
    ];
    const plan = { ...planOf(inRows(40, 8, 400)), objects };
    const [overview] = printed(plan, 'a4', false).pages;
    const parts = overview?.parts ?? [];
    return parts.flatMap((one) => (one.type === 'clip' ? textsOf(one.parts) : []));
  };

  it("cuts an object's name on the overview only if a table or another name is in the way", () => {
    const name = 'The bar beside the fountain';
    const names = namesAmongTables('bar', name);
    expect(names.map(({ text }) => text === name)).toEqual([true, false, false, false]);
    const ends = names.map(({ x, text, font, size }) => {
      const reach = widthOf(text, font, size) / 2;
      return [x - reach, x + reach] as const;
    });
    expect(ends[2]?.[1]).toBeLessThan(ends[3]?.[0] ?? 0);
  });

  it('names a point on the overview in letters as large as those of tables if there is room', () => {
    const name = 'Main entrance';
    const beside = { id: 'beside a bar', kind: 'door', name, x: 400, y: -400, rotation: 0 };
    const bar = { id: 'bar', kind: 'bar', name: '', x: -250, y: -400, rotation: 0 };
    const names = namesAmongTables(
      'door',
      name,
      { ...beside, shape: { type: 'point' } },
      { ...bar, shape: { type: 'rect', width: 1_000, height: 300 } },
    );
    const sizes = names.flatMap(({ text, size }) => (text === '' ? [] : size));
    expect(sizes).toEqual([3.5, 2, 2, 2, 2]);
  });

  it("keeps an object's name at the edge of an overview off the frame of a part", () => {
    const tables = inRows(8, 4, 400);
    const point = { kind: 'door', rotation: 0, shape: { type: 'point' } } as const;
    const objects = [
      { ...point, id: 'west', name: 'Main entrance with the cloakroom', x: -300, y: 200 },
      { ...point, id: 'east', name: 'Exit', x: 1_700, y: 200 },
    ];
    const [overview] = printed({ ...planOf(tables), objects }, 'a4', false).pages;
    const parts = overview?.parts ?? [];
    const [name] = parts.flatMap((one) => (one.type === 'clip' ? textsOf(one.parts) : []));
    const frame = parts.find((one) => one.type === 'rect' && one.dash);
    if (!name || frame?.type !== 'rect') throw new Error('The overview has no name or no frame');
    const end = name.x + widthOf(name.text, name.font, name.size) / 2;
    expect(name.text).toMatch(/^Main entrance with/);
    expect(end).toBeLessThan(frame.x);
  });

  it('names a stage in letters as large as those of tables if there is room', () => {
    const sizeOn = (width: number, height: number): number | undefined => {
      const stage = { id: 'stage', kind: 'stage', name: 'Main stage', rotation: 0 };
      const objects = [{ ...stage, x: 600, y: -300, shape: { type: 'rect', width, height } }];
      const [overview] = printed({ ...planOf(twelve), objects }, 'a4', false).pages;
      return textsOf(overview?.parts ?? []).find(({ text }) => text === stage.name)?.size;
    };
    expect(sizeOn(700, 200)).toBe(3.5);
    expect(sizeOn(150, 200)).toBeLessThan(3.5);
    expect(sizeOn(700, 40)).toBeLessThan(3.5);
  });

  it('puts the name of an object that is wider than it on a plate, clear of its edges', () => {
    const bar = { id: 'bar', kind: 'bar', name: 'Champagne bar', x: 2_000, y: 400 };
    const shape = { type: 'rect', width: 400, height: 60 };
    const behind = (rotation: number) => {
      const objects = [{ ...bar, rotation, shape }];
      const [overview] = printed({ ...planOf(twelve), objects }, 'a4', false).pages;
      const room = overview?.parts.find((part) => part.type === 'clip');
      const drawn = room?.type === 'clip' ? room.parts : [];
      return drawn[drawn.findIndex((part) => part.type === 'text' && part.text === bar.name) - 1];
    };
    expect(behind(90)).toMatchObject({ type: 'rect', fill: '#ffffff' });
    expect(behind(0)).not.toMatchObject({ fill: '#ffffff' });
  });

  it('draws all parts at one scale', () => {
    const far = [...twelve, { x: 9_000, y: 0 }];
    const { pages } = printed(planOf(far), 'a4', false);
    const sizes = pages.slice(1).flatMap(({ parts }) =>
      textsOf(parts)
        .filter(({ text }) => text.startsWith('Table'))
        .map(({ size }) => size.toFixed(3)),
    );
    expect(new Set(sizes).size).toBe(1);
  });

  it('keeps names readable beside a row of chairs that is longer than a page', () => {
    const plan = planOf(twelve);
    const row = { layout: 'row', capacity: 100, x: 600, y: 1_500, rotation: 0 } as const;
    const tables = [...plan.tables, { ...row, id: 'r', name: 'Row', endSeats: false }];
    const { pages } = printed({ ...plan, tables }, 'a4', false);
    const names = pages
      .slice(1)
      .flatMap(({ parts }) =>
        textsOf(parts).filter(({ text, font }) => font === 'sansBold' && /^t\d/.test(text)),
      );
    expect(names).toHaveLength(96);
    for (const { size } of names) expect(size).toBeGreaterThanOrEqual(1.6);
  });

  it.each([0, 45, 90, 180, 270])(
    'prints the name of a row that is turned by %s° clear of its chairs',
    (rotation) => {
      const shape = { layout: 'row', capacity: 6, endSeats: false } as const;
      const name = 'The long row of the founding benefactors';
      const table = { ...shape, id: 'r', name, x: 0, y: 0, rotation };
      const seats = seatsOf(shape).map((seat) => ({
        ...seat,
        ...{ id: `${seat.position}`, tableId: 'r', attendeeId: null },
      }));
      const [page] = printed({ ...planOf([]), tables: [table], seats }, 'a4', false).pages;
      const parts = page?.parts ?? [];
      const lines = textsOf(parts).filter(
        ({ font, text }) => font === 'display' && text !== 'Gala',
      );
      expect(lines.length).toBeGreaterThan(0);
      for (const { text, font, size, x, y } of lines)
        for (const part of parts) {
          if (part.type !== 'ellipse') continue;
          const across = Math.max(0, Math.abs(part.x - x) - widthOf(text, font, size) / 2);
          const down = Math.max(0, part.y - y, y - 0.7 * size - part.y);
          expect(Math.hypot(across, down)).toBeGreaterThan(part.radiusX);
        }
    },
  );

  it.each(['a4', 'a3'] as const)(
    'distinguishes 500 tables on its overview on %s, and covers none',
    (paper) => {
      const rows = inRows(500, 34, 420, 380);
      const [overview] = printed(planOf(rows), paper, false).pages;
      const parts = overview?.parts ?? [];
      const named = textsOf(parts).filter(({ colour, text }) => colour === ink && /\d$/.test(text));
      expect(new Set(named.map(({ text }) => text.replace('…', ''))).size).toBe(500);
      expect(textsOf(parts).map(({ text }) => text)).not.toContain('…');
      const tops = parts.filter((part) => part.type === 'ellipse');
      const plates = parts.filter((part) => part.type === 'rect' && part.fill);
      expect(plates.length).toBeGreaterThan(30);
      for (const plate of plates as RectPrimitive[])
        for (const { x, y, radiusX } of tops as EllipsePrimitive[]) {
          const across = Math.max(plate.x - x, 0, x - plate.x - plate.width);
          const down = Math.max(plate.y - y, 0, y - plate.y - plate.height);
          expect(Math.hypot(across, down)).toBeGreaterThan(radiusX);
        }
    },
  );

  it('labels tables on the overview in readable letters', () => {
    const rows = inRows(60, 10);
    const { pages } = printed(planOf(rows), 'a4', false);
    const onPage = textsOf(pages[0]?.parts ?? []);
    // The numbers of parts have a colour of their own.
    const numbers = onPage.filter(
      ({ text, colour }) => colour === ink && /^(Table |…)?\d+$/.test(text),
    );
    expect(
      new Set(numbers.map(({ text }) => Number.parseInt(/\d+$/.exec(text)?.[0] ?? '', 10))).size,
    ).toBe(60);
    for (const { size } of numbers) expect(size).toBeGreaterThanOrEqual(2);
  });

  it('numbers all tables on the overview of a hall that is far larger than they need', () => {
    const places = inRows(140, 20);
    const plan = planOf(places);
    const corners = [-4_000, 14_000].flatMap((x) => [-4_000, 9_000].map((y) => [x, y]));
    const [sw = [], nw = [], se = [], ne = []] = corners;
    const outline = { points: [sw, nw, ne, se], units: 'metric' } as const;
    const [overview] = printed({ ...plan, outline }, 'a4', false).pages;
    const numbers = textsOf(overview?.parts ?? []).filter(
      ({ text, colour }) => colour === ink && /^\d+$/.test(text),
    );
    expect(numbers.map(({ text }) => Number(text)).sort((a, b) => a - b)).toEqual(
      places.map((_, n) => n + 1),
    );
    const ends = numbers.map(({ text, font, size, x, y }) => {
      const reach = widthOf(text, font, size) / 2;
      return { left: x - reach, right: x + reach, y };
    });
    for (const one of ends)
      for (const other of ends)
        if (one !== other && Math.abs(one.y - other.y) < 1)
          expect(one.right < other.left || other.right < one.left).toBe(true);
  });

  it.each([0, 45])(
    "keeps a table's name within its edge on the overview, first with smaller letters, turned by %i degrees",
    (rotation) => {
      const plan = planOf(twelve);
      const tables = plan.tables.map((table) => ({
        ...table,
        rotation,
        name: `The ${table.name}`,
      }));
      const { pages } = printed({ ...plan, tables }, 'a4', false);
      const parts = pages[0]?.parts ?? [];
      const top = parts.find((part) => part.type === 'ellipse') as { radiusX: number };
      const names = textsOf(parts).filter(({ text }) => text.startsWith('The Table'));
      expect(names).toHaveLength(12);
      for (const { text, font, size } of names) {
        expect(widthOf(text, font, size)).toBeLessThan(2 * top.radiusX);
        expect(size).toBeGreaterThanOrEqual(2);
      }
    },
  );

  it('breaks a name that is too long for a table into lines on the overview', () => {
    const plan = planOf(twelve);
    const name = 'Long Gallery beside the Orangery';
    const tables = plan.tables.map((table, nth) => (nth === 0 ? { ...table, name } : table));
    const { pages } = printed({ ...plan, tables }, 'a4', false);
    const parts = pages[0]?.parts ?? [];
    const circle = parts.find((part) => part.type === 'ellipse') as EllipsePrimitive;
    const lines = textsOf(parts).filter(({ text }) => name.includes(text));
    expect(lines.map(({ text }) => text).join(' ')).toBe(name);
    expect(lines.length).toBeGreaterThan(1);
    for (const { text, font, size, x, y } of lines) {
      expect(size).toBe(2);
      const corner = Math.hypot(widthOf(text, font, size) / 2, Math.abs(y - circle.y));
      expect(x).toBeCloseTo(circle.x, 6);
      expect(corner).toBeLessThan(circle.radiusX);
    }
  });

  it.each([0, 90, 180])('prints the name of a U on its base, turned by %i degrees', (rotation) => {
    const u = { layout: 'uShape', capacity: 12 } as const;
    const plan = planOf(twelve);
    const tables = plan.tables.map((table, nth) =>
      nth === 0 ? { ...table, ...u, rotation, name: 'Board' } : table,
    );
    const { pages } = printed({ ...plan, tables }, 'a4', false);
    for (const { parts } of pages.slice(0, 2)) {
      const name = textsOf(parts).find(({ text }) => text === 'Board');
      const top = parts.find((part) => part.type === 'path' && part.d.endsWith('Z')) as {
        d: string;
      };
      const corners = [...top.d.matchAll(/([\d.]+) ([\d.]+)/g)].map(([, x, y]) => ({
        x: Number(x),
        y: Number(y),
      }));
      // Two outer corners of the head, two of a leg, and the inner ones of the head.
      const head = [0, 1, 4, 5].map((nth) => corners[nth] ?? { x: 0, y: 0 });
      const [xs, ys] = [head.map(({ x }) => x), head.map(({ y }) => y)];
      const { x = 0, y = 0 } = name ?? {};
      expect([x > Math.min(...xs), x < Math.max(...xs)]).toEqual([true, true]);
      expect([y > Math.min(...ys), y < Math.max(...ys)]).toEqual([true, true]);
    }
  });

  it.each([
    ['longTable', 22, 90],
    ['uShape', 14, 30],
  ] as const)(
    'keeps a name off the chairs of a %s of %i, turned by %i degrees',
    (layout, capacity, rotation) => {
      const plan = planOf([{ x: 0, y: 0 }]);
      const name = 'Long Gallery beside the Orangery';
      const shape = { layout, capacity, endSeats: false };
      const tables = plan.tables.map((table) => ({ ...table, ...shape, rotation, name }));
      const seats = seatsOf(shape).map((seat) => ({
        ...{ ...seat, id: `${seat.position}`, tableId: 't0', attendeeId: null },
      }));
      const { pages } = printed({ ...plan, tables, seats, people: [] }, 'a4', false);
      const parts = pages[0]?.parts ?? [];
      const chairs = parts.filter((part) => part.type === 'ellipse');
      const lines = textsOf(parts).filter(({ text }) => name.includes(text) && /[a-z]/.test(text));
      expect(lines.length).toBeGreaterThan(0);
      expect(chairs).toHaveLength(capacity);
      for (const { text, font, size, x, y } of lines) {
        const reach = widthOf(text, font, size) / 2;
        for (const chair of chairs) {
          const across = Math.max(0, Math.abs(chair.x - x) - reach);
          expect(Math.hypot(across, chair.y - (y - size / 3))).toBeGreaterThan(chair.radiusX);
        }
      }
    },
  );

  it('has a scale bar from A3 on, of the stated length', () => {
    expect(saysOn(printed(planOf(twelve), 'a4'), 1).join()).not.toMatch(/\d m\b/);
    const { pages } = printed(planOf(twelve.slice(0, 4)), 'a3', false);
    const parts = pages[0]?.parts ?? [];
    const says = textsOf(parts).find(({ text }) => / m$/.test(text));
    const bar = parts.find((part) => part.type === 'path' && part.d.includes('v3M')) as {
      d: string;
    };
    const length = Number(/h([\d.]+)/.exec(bar.d)?.[1]);
    const circle = parts.find((part) => part.type === 'ellipse') as { radiusX: number };
    // A round table of eight has a diameter of 128 cm.
    const scale = (2 * circle.radiusX) / 128;
    expect(length / scale / 100).toBeCloseTo(Number.parseInt(says?.text ?? '', 10), 1);
  });

  it('shows all of a room that is far larger than its tables on an overview', () => {
    const stage = {
      ...{ id: 's', kind: 'stage', name: 'Stage', x: 3_000, y: 0, rotation: 0 },
      shape: { type: 'rect', width: 400, height: 200 },
    };
    const plan = { ...planOf(twelve.slice(0, 2)), objects: [stage] };
    const { pages } = printed(plan, 'a4', false);
    expect(pages).toHaveLength(2);
    const [overview, part] = pages.map(({ parts }) =>
      parts
        .flatMap((one) => (one.type === 'clip' ? textsOf(one.parts) : []))
        .map(({ text, x }) => [text, x > 0 && x < 297]),
    );
    expect(overview).toEqual([['Stage', true]]);
    expect(part).toEqual([]);
  });

  it('prints "Draft" across a draft, and nothing across another plan', () => {
    const draft = printed(planOf(twelve, { isDraft: true }), 'a4');
    for (const page of draft.pages.keys()) expect(saysOn(draft, page)).toContain('Draft');
    expect(saysOn(printed(planOf(twelve), 'a4'), 0)).not.toContain('Draft');
  });

  it('puts each table on the page that the overview names, wherever tables stand', () => {
    const place = fc.record({
      x: fc.integer({ min: 0, max: 40 }).map((n) => n * 420),
      y: fc.integer({ min: 0, max: 40 }).map((n) => n * 420),
    });
    const places = fc.uniqueArray(place, {
      selector: ({ x, y }) => `${x} ${y}`,
      minLength: 1,
      maxLength: 30,
    });
    const papers = fc.constantFrom('a5', 'a4', 'letter', 'a3', 'a0' as const);
    fc.assert(
      fc.property(places, papers, (standing, paper) => {
        const plan = planOf(standing);
        // One word each, because a name that breaks into lines is several texts.
        const tables = plan.tables.map((table, nth) => ({ ...table, name: `T${nth + 1}` }));
        const document = printed({ ...plan, tables }, paper as PaperName, false);
        if (document.pages.length === 1) return;
        for (const { name } of tables) {
          const pages = document.pages.flatMap((_, page) =>
            page > 0 && saysOn(document, page).includes(name) ? [page + 1] : [],
          );
          expect(pages).toHaveLength(1);
        }
        expect(
          textsOf(document.pages[0]?.parts ?? [])
            .filter(({ text, colour }) => colour !== ink && /^\d+$/.test(text))
            .map(({ text }) => Number(text))
            .sort((a, b) => a - b),
        ).toEqual(document.pages.slice(1).map((_, nth) => nth + 2));
      }),
      { numRuns: 40 },
    );
  });
});
