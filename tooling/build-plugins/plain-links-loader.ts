const DISCOVER = /"data-discover": .+ : void 0,?/g;

/**
 * Removes an attribute from the router's links, which only its framework mode reads. A page has more than a hundred links, and
 * each would contain it.
 */
export default (source: string): string => source.replace(DISCOVER, '');
