import { describe, expect, it } from 'vitest';
import { isExpectedOn, isOnList, listOf, listsAfter, unnamedList } from './whichList.ts';

const listsOf = (...given: [list: string, isListed: boolean][]) =>
  given.reduce<readonly string[]>((lists, [list, is]) => listsAfter(lists, list, is), []);

describe('which list a source is', () => {
  it('is told by its header, whatever kind of file it is; pasted lines are one list', () => {
    expect(listOf({ kind: 'csv', headerPrint: 'print' })).toBe('print');
    expect(listOf({ kind: 'xlsx', headerPrint: 'print' })).toBe('print');
    expect(listOf({ kind: 'paste', headerPrint: null })).toBe('paste');
    expect(listOf({ kind: 'api', headerPrint: null })).toBe(unnamedList);
  });
});

describe('who is expected on a list', () => {
  it('is who was on that list last, not who was on another one', () => {
    const lists = listsOf(['a', true]);
    expect([isExpectedOn(lists, 'a'), isExpectedOn(lists, 'b')]).toEqual([true, false]);
    const both = listsOf(['a', true], ['b', true], ['a', false]);
    expect([isExpectedOn(both, 'a'), isExpectedOn(both, 'b')]).toEqual([false, true]);
  });

  it('is who came with a list without a header, until another one has them', () => {
    const unnamed = listsOf([unnamedList, true]);
    expect([isExpectedOn(unnamed, 'a'), isExpectedOn(unnamed, 'paste')]).toEqual([true, false]);
    const named = listsOf([unnamedList, true], ['a', true], [unnamedList, true]);
    expect([isExpectedOn(named, 'a'), isExpectedOn(named, 'b')]).toEqual([true, false]);
  });

  it('is anybody of a list where this one does not tell its header', () => {
    const lists = listsOf(['a', true]);
    expect([isExpectedOn(lists, unnamedList), isOnList(lists, unnamedList)]).toEqual([true, true]);
    expect([...listsOf(['a', true], [unnamedList, false])]).toEqual([]);
  });
});
