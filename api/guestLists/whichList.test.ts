import { describe, expect, it } from 'vitest';
import { isExpectedOn, isOnList, listOf, listsAfter, unnamedList } from './whichList.ts';

const listsOf = (...given: [list: string, isListed: boolean][]) =>
  given.reduce<readonly string[]>((lists, [list, is]) => listsAfter(lists, list, is), []);

describe('the identity of a list', () => {
  it('is its header, whatever the file type; all pasted lines are one list', () => {
    expect(listOf({ kind: 'csv', headerPrint: 'print' })).toBe('print');
    expect(listOf({ kind: 'xlsx', headerPrint: 'print' })).toBe('print');
    expect(listOf({ kind: 'paste', headerPrint: null })).toBe('paste');
    expect(listOf({ kind: 'api', headerPrint: null })).toBe(unnamedList);
  });
});

describe('the expected people of a list', () => {
  it('are those who were last in that list, not in another one', () => {
    const lists = listsOf(['a', true]);
    expect([isExpectedOn(lists, 'a'), isExpectedOn(lists, 'b')]).toEqual([true, false]);
    const both = listsOf(['a', true], ['b', true], ['a', false]);
    expect([isExpectedOn(both, 'a'), isExpectedOn(both, 'b')]).toEqual([false, true]);
  });

  it('are those of a list without a header, until another list contains them', () => {
    const unnamed = listsOf([unnamedList, true]);
    expect([isExpectedOn(unnamed, 'a'), isExpectedOn(unnamed, 'paste')]).toEqual([true, false]);
    const named = listsOf([unnamedList, true], ['a', true], [unnamedList, true]);
    expect([isExpectedOn(named, 'a'), isExpectedOn(named, 'b')]).toEqual([true, false]);
  });

  it('are those of any list if this one has no header', () => {
    const lists = listsOf(['a', true]);
    expect([isExpectedOn(lists, unnamedList), isOnList(lists, unnamedList)]).toEqual([true, true]);
    expect([...listsOf(['a', true], [unnamedList, false])]).toEqual([]);
  });
});
