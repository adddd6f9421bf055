/** Wraps a fragment in the markup that desktop Word puts on the clipboard. */
const inWord = (
  body: string,
): string => `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns:m="http://schemas.microsoft.com/office/2004/12/omml" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=ProgId content=Word.Document><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<style><!-- @font-face {font-family:Calibri;} p.MsoNormal, li.MsoNormal {mso-style-unhide:no; margin-bottom:8.0pt;} @list l0:level1 {mso-level-tab-stop:none;} --></style></head>
<body lang=EN-GB link="#0563C1" style='tab-interval:36.0pt;word-wrap:break-word'><!--StartFragment-->${body}<!--EndFragment--></body></html>`;

const entry = (list: string, level: number, marker: string, words: string): string =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:${level * 36}.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:l0 level${level} ${list}'><![if !supportLists]><span style='mso-fareast-font-family:Calibri'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>\n`;

/** Bullets inside numbers inside letters, bullets right below numbers, and a list that continues after a paragraph. */
export const WORD_NESTED_LISTS = inWord(
  [
    entry('lfo1', 1, '1.', 'Frame'),
    entry('lfo1', 2, 'a.', 'Saw'),
    entry('lfo1', 3, 'i.', 'Long <b>side</b>'),
    entry('lfo1', 3, 'ii.', 'Short side'),
    entry('lfo1', 2, 'b.', 'Sand'),
    entry('lfo1', 1, '2.', 'Door'),
    entry('lfo2', 1, '·', 'Glue'),
    entry('lfo2', 2, 'o', 'White'),
    `<p class=MsoNormal>Then:<o:p></o:p></p>`,
    entry('lfo1', 1, '3.', 'Hinges'),
  ].join(''),
);

/** A comment, inserted and deleted words of a colleague, and hidden words. */
export const WORD_REVIEWED = inWord(
  `<p class=MsoNormal>The frame is <span class=MsoIns><ins cite="mailto:Ada%20Byron" datetime="2026-03-04T10:12">nearly </ins></span><span class=MsoDel><del cite="mailto:Ada%20Byron" datetime="2026-03-04T10:12">quite </del></span><a style='mso-comment-reference:AB_1;mso-comment-date:20260304T1013'>dry</a><span class=MsoCommentReference><span style='font-size:8.0pt'><a class=msocomanchor id="_anchor_1" onmouseover="msoCommentShow('_anchor_1','_com_1')" href="#_msocom_1" language=JavaScript name="_msoanchor_1">[AB1]</a><span style='mso-special-character:comment'>&nbsp;<a style='mso-comment-reference:AB_1'></a></span></span></span>.<span style='display:none;mso-hide:all'>Hidden</span><o:p></o:p></p>
<div style='mso-element:comment-list'><![if !supportAnnotations]><hr class=msocomoff align=left size=1 width="33%"><![endif]><div style='mso-element:comment'><div id="_com_1" class=msocomtxt language=JavaScript><span style='mso-comment-author:"Ada Byron"'></span><p class=MsoCommentText><span class=MsoCommentReference><a class=msocomanchor href="#_msoanchor_1">[AB1]</a></span>Are we sure?<o:p></o:p></p></div></div></div>`,
);

/** A footnote with its markers. */
export const WORD_FOOTNOTES = inWord(
  `<p class=MsoNormal>We use hide glue<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1" title=""><span class=MsoFootnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]><span class=MsoFootnoteReference><span style='font-size:11.0pt'>[1]</span></span><![endif]></span></span></a> here. See <a href="#_Toc1234">Part two</a>.<o:p></o:p></p>
<div style='mso-element:footnote-list'><![if !supportFootnotes]><br clear=all><hr align=left size=1 width="33%"><![endif]><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a style='mso-footnote-id:ftn1' href="#_ftnref1" name="_ftn1" title=""><span class=MsoFootnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]><span class=MsoFootnoteReference>[1]</span><![endif]></span></span></a> Made of bones.<o:p></o:p></p></div></div>`,
);

/** Quotes, a numbered heading, and a word formatted by a style. */
export const WORD_STYLES = inWord(
  `<h1 style='mso-list:none'>Wood</h1><p class=MsoQuote style='margin-left:43.2pt'>Measure twice.<o:p></o:p></p><p class=MsoNormal><span class=MsoHyperlink><a href="https://studio.example/wood">Oak</a></span>, <span style='mso-bidi-font-weight:normal;font-weight:bold'>ash</span>
and H<sub>2</sub>O.<o:p></o:p></p>`,
);

/** Word in the browser: each entry is a separate list. */
export const WORD_ONLINE = `<html><body><!--StartFragment--><div class="OutlineElement Ltr SCXW1 BCX0" style="margin: 0px; padding: 0px;"><p class="Paragraph SCXW1" role="heading" aria-level="1" style="font-weight: normal;"><span lang="EN-GB" class="TextRun SCXW1" style="font-size: 16pt;"><span class="NormalTextRun SCXW1">Workshop</span></span><span class="EOP SCXW1" data-ccp-props="{&quot;134245418&quot;:true}">&nbsp;</span></p></div><div class="OutlineElement Ltr SCXW1"><p class="Paragraph SCXW1"><span class="TextRun SCXW1"><span class="NormalTextRun SCXW1">We </span></span><span class="TextRun SCXW1" style="font-weight: bold;"><span class="NormalTextRun SCXW1">glued</span></span><span class="TextRun SCXW1"> it.</span><span class="EOP SCXW1">&nbsp;</span></p></div><div class="ListContainerWrapper SCXW1"><ul class="BulletListStyle1 SCXW1" role="list"><li data-leveltext="" data-font="Symbol" data-listid="1" data-aria-posinset="1" data-aria-level="1" role="listitem" class="OutlineElement Ltr SCXW1" style="margin: 0px 0px 0px 24px;"><p class="Paragraph SCXW1"><span class="TextRun SCXW1">Clamps</span><span class="EOP SCXW1">&nbsp;</span></p></li></ul></div><div class="ListContainerWrapper SCXW1"><ul class="BulletListStyle2 SCXW1" role="list"><li data-leveltext="o" data-listid="1" data-aria-posinset="1" data-aria-level="2" role="listitem" class="OutlineElement Ltr SCXW1"><p class="Paragraph SCXW1"><span class="TextRun SCXW1">Small ones</span><span class="EOP SCXW1">&nbsp;</span></p></li></ul></div><div class="ListContainerWrapper SCXW1"><ul class="BulletListStyle1 SCXW1" role="list"><li data-leveltext="" data-listid="1" data-aria-posinset="2" data-aria-level="1" role="listitem" class="OutlineElement Ltr SCXW1"><p class="Paragraph SCXW1"><span class="TextRun SCXW1">Glue</span><span class="EOP SCXW1">&nbsp;</span></p></li></ul></div><!--EndFragment--></body></html>`;
