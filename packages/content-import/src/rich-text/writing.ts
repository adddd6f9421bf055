import { type ChildNode, DomUtils, type Element } from './dom.js';

/** What the writer of rich text needs to know about the import around it. */
export interface Writing {
  /** The address that a picture of the old site will have; undefined if it was not provided. */
  findPicture(address: string): string | undefined;
  /** The address that a link leads to from now on. */
  findLink(address: string): string;
  /** Says that something did not come over as it was. */
  note(text: string): void;
}

/** Writes the children of an element, or other nodes, by the rules of the product. */
export type WriteInside = (nodes: readonly ChildNode[]) => string;

export const hasClass = ({ attribs }: Element, name: string): boolean =>
  (attribs.class ?? '').split(/\s+/).includes(name);

/** The first element inside that fits. */
export const findInside = (element: Element, matches: (one: Element) => boolean): Element | undefined =>
  DomUtils.findOne(matches, element.children) ?? undefined;

export const findAllInside = (element: Element, matches: (one: Element) => boolean): Element[] =>
  DomUtils.findAll(matches, element.children);

export const named =
  (...names: string[]) =>
  ({ name }: Element): boolean =>
    names.includes(name);

export const withClass =
  (name: string) =>
  (element: Element): boolean =>
    hasClass(element, name);

export const getText = (element: Element | undefined): string =>
  element === undefined ? '' : DomUtils.textContent(element).replaceAll(/\s+/g, ' ').trim();
