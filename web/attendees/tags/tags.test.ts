import { describe, expect, it } from 'vitest';
import { freeTagsOf, withoutTag, withTags } from './tags.ts';

describe('tags', () => {
  it("are equal in any letter case, whatever the machine's language", () => {
    expect(
      withTags(['VIP', 'Gästeliste', 'Straße'], 'vip, GÄSTELISTE, STRASSE, vi\u200bp'),
    ).toEqual(['VIP', 'Gästeliste', 'Straße']);
  });

  const marker = 'event:AAAAAAAAAAAAAAAAAAAAAA';
  const tags = [marker, 'VIP'];

  it('are shown without the event’s marker, which is kept', () => {
    expect(freeTagsOf(tags)).toEqual(['VIP']);
    expect(withTags(tags, 'Vegan')).toEqual([marker, 'VIP', 'Vegan']);
    expect(withoutTag(tags, 'VIP')).toEqual([marker]);
  });

  it('are separated by commas, without duplicates and typed markers', () => {
    expect(withTags(tags, ' vip, Vegan ,, vegan, event:BBBBBBBBBBBBBBBBBBBBBB')).toEqual([
      marker,
      'VIP',
      'Vegan',
    ]);
  });
});
